/** Milliseconds between two frames: slow drift looks smooth at 30 frames per second. */
const frameTime = 1000 / 30

const screenFrame = 1000 / 60

/** A timer that is late by this many milliseconds shows that the main thread is busy. */
const late = 25

/** Milliseconds to pause while the main thread is busy. */
const busyTime = 200

/** Events to which the page must respond at once. */
const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const

/** Milliseconds after an event in which the page may still be rendering its response. */
const responseTime = 300

/**
 * Calls `draw` for each frame, at most 30 times per second; not while the visitor taps, types or
 * scrolls, and not while the main thread is busy. `draw` gets the timestamp of the frame. Returns a
 * function that stops the animation.
 */
export function runIdleAnimation(draw: (now: number) => void): () => void {
  let respondsUntil = 0
  const respond = () => {
    respondsUntil = performance.now() + responseTime
  }
  const options = { capture: true, passive: true }
  for (const eventName of activityEvents) document.addEventListener(eventName, respond, options)

  let timer: ReturnType<typeof setTimeout> | undefined
  const waitFor = (milliseconds: number) => {
    const due = performance.now() + milliseconds
    timer = setTimeout(() => {
      const now = performance.now()
      if (now < respondsUntil) waitFor(respondsUntil - now)
      else if (now - due > late) waitFor(busyTime)
      else request = requestAnimationFrame(showFrame)
    }, milliseconds)
  }
  const showFrame = (now: number) => {
    // The visitor may have acted between the request and its frame.
    if (performance.now() >= respondsUntil) draw(now)
    // `requestAnimationFrame` itself waits half a screen frame on average.
    waitFor(frameTime - screenFrame / 2)
  }
  let request = requestAnimationFrame(showFrame)

  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(request)
    for (const eventName of activityEvents)
      document.removeEventListener(eventName, respond, options)
  }
}
