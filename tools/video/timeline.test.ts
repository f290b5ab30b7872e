import {
  getEntrance,
  frameCount,
  framesPerSecond,
  getFrameTime,
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

it('the first frame shows everything, as the last one does', () => {
  for (const frame of [0, frameCount - 1]) {
    expect(getEntrance(getFrameTime(frame), 'person')).toBe(1)
    expect(getOpacity(getFrameTime(frame))).toBe(1)
  }
})

it('the opening follows within two seconds', () => {
  const times = Array.from({ length: 2 * framesPerSecond }, (_, frame) => getFrameTime(frame))
  expect(Math.min(...times)).toBeLessThan(1 / framesPerSecond)
})

it('isBetween is true between two moments', () => {
  expect(isBetween(moments.firstTyping, 'firstTyping', 'firstAnswer')).toBe(true)
  expect(isBetween(moments.firstAnswer, 'firstTyping', 'firstAnswer')).toBe(false)
})
