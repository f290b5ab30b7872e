import { runIdleAnimation } from './runIdleAnimation'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** How many frames are drawn within some milliseconds. */
function framesWithin(milliseconds: number, draw: jest.Mock): number {
  draw.mockClear()
  jest.advanceTimersByTime(milliseconds)
  return draw.mock.calls.length
}

describe('the idle animation', () => {
  it('draws no more than 30 frames a second', () => {
    const draw = jest.fn()
    const stop = runIdleAnimation(draw)
    const frames = framesWithin(1000, draw)
    expect(frames).toBeGreaterThan(25)
    expect(frames).toBeLessThanOrEqual(31)
    stop()
  })

  it.each(['pointerdown', 'keydown', 'scroll'])('pauses after %s', (sign) => {
    const draw = jest.fn()
    const stop = runIdleAnimation(draw)
    framesWithin(100, draw)
    document.dispatchEvent(new Event(sign))
    expect(framesWithin(290, draw)).toBe(0)
    expect(framesWithin(200, draw)).toBeGreaterThan(0)
    stop()
  })

  it('pauses while the main thread is busy', () => {
    const draw = jest.fn()
    const stop = runIdleAnimation(draw)
    framesWithin(20, draw)
    // The work blocks the main thread, so the timer fires late.
    const now = jest.spyOn(performance, 'now')
    const real = Date.now()
    now.mockImplementation(() => Date.now() - real + 5_000)
    framesWithin(40, draw)
    now.mockRestore()
    expect(framesWithin(150, draw)).toBe(0)
    stop()
  })

  it('draws nothing once stopped', () => {
    const draw = jest.fn()
    const stop = runIdleAnimation(draw)
    framesWithin(100, draw)
    stop()
    expect(framesWithin(1000, draw)).toBe(0)
  })
})
