import { trackUserActivity } from './trackUserActivity'

/** Milliseconds from one frame to the next; slow drift needs no more than 30 of them a second. */
const frameTime = 1000 / 30

const screenFrame = 1000 / 60

/** A timer that is this late, in milliseconds, has waited for other work, which then goes first. */
const late = 25

/** Milliseconds that a busy page is left alone. */
const busyTime = 200

/**
 * Draws frame by frame where nothing else is to be done: 30 times a second at most, not while the
 * visitor taps, types or scrolls, and not while the page is behind with its work. Each call is told
 * the frame's time. Gives back what stops it.
 */
export function runIdleAnimation(draw: (now: number) => void): () => void {
  const calm = trackUserActivity()
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: number | undefined

  const waitFor = (milliseconds: number) => {
    const due = performance.now() + milliseconds
    timer = setTimeout(() => {
      const rest = calm.remaining()
      if (rest > 0) waitFor(rest)
      else if (performance.now() - due > late) waitFor(busyTime)
      else request = requestAnimationFrame(showFrame)
    }, milliseconds)
  }
  const showFrame = (now: number) => {
    // A tap may have come between the request and its frame.
    if (calm.remaining() === 0) draw(now)
    // The request waits for the screen by itself, half of one of its frames on average.
    waitFor(frameTime - screenFrame / 2)
  }
  request = requestAnimationFrame(showFrame)

  return () => {
    clearTimeout(timer)
    if (request !== undefined) cancelAnimationFrame(request)
    calm.end()
  }
}
