import {
  getEntrance,
  frameCount,
  framesPerSecond,
  isBetween,
  moments,
  getOpacity,
} from './timeline'

it('the loop lasts between 8 and 12 seconds', () => {
  expect(frameCount / framesPerSecond).toBeGreaterThanOrEqual(8)
  expect(frameCount / framesPerSecond).toBeLessThanOrEqual(12)
})

it('an element is invisible before its moment and visible soon after it', () => {
  expect(getEntrance(moments.note - 0.01, 'note')).toBe(0)
  expect(getEntrance(moments.note + 0.1, 'note')).toBeGreaterThan(0.5)
  expect(getEntrance(moments.note + 0.4, 'note')).toBe(1)
})

it('the last frame equals the first, without the conversation', () => {
  expect(getEntrance(0, 'photo')).toBe(0)
  expect(getOpacity(moments.fade)).toBe(1)
  expect(getOpacity(moments.end)).toBe(0)
})

it('isBetween is true between two moments', () => {
  expect(isBetween(moments.firstTyping, 'firstTyping', 'firstAnswer')).toBe(true)
  expect(isBetween(moments.firstAnswer, 'firstTyping', 'firstAnswer')).toBe(false)
})
