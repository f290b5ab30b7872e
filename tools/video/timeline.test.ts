import {
  getEntrance,
  frameCount,
  framesPerSecond,
  isBetween,
  moments,
  getOpacity,
} from './timeline'

it('lasts between 8 and 12 seconds', () => {
  expect(frameCount / framesPerSecond).toBeGreaterThanOrEqual(8)
  expect(frameCount / framesPerSecond).toBeLessThanOrEqual(12)
})

it('shows nothing before its moment, and all of it soon after', () => {
  expect(getEntrance(moments.note - 0.01, 'note')).toBe(0)
  expect(getEntrance(moments.note + 0.1, 'note')).toBeGreaterThan(0.5)
  expect(getEntrance(moments.note + 0.4, 'note')).toBe(1)
})

it('ends as it begins: with nothing of the conversation', () => {
  expect(getEntrance(0, 'photo')).toBe(0)
  expect(getOpacity(moments.fade)).toBe(1)
  expect(getOpacity(moments.end)).toBe(0)
})

it('knows what lies between two moments', () => {
  expect(isBetween(moments.firstTyping, 'firstTyping', 'firstAnswer')).toBe(true)
  expect(isBetween(moments.firstAnswer, 'firstTyping', 'firstAnswer')).toBe(false)
})
