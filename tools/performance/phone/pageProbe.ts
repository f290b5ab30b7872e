/**
 * Runs in the measured page, before anything of the page does: bundled by `phone.ts` and put into
 * every document. What it sees is read from `window.probe`.
 */

/** What the scripts outside call; each promise is answered once the screen shows the change. */
export interface PageProbe {
  /** Milliseconds that each task above 50 took. */
  readonly longTasks: number[]
  /** Milliseconds from an input to the next paint, for those above 16. */
  readonly interactions: number[]
  /** When the first content was painted. */
  firstPaint: number | undefined
  /** Tells `openerShown` where the opener is, once the first paint is over and it is there. */
  watchOpener(selector: string): void
  /** From now on, notes how long it takes from a press until another heading than now is painted. */
  watchHeading(selector: string): void
  /** The milliseconds that it took. */
  headingPainted: Promise<number> | undefined
}

declare global {
  interface Window {
    probe: PageProbe
    openerShown(x: number, y: number): void
    openerAnswered(time: number): void
  }
}

/** The shortest duration that the browser hands out. */
const eventObservation: PerformanceObserverInit & { readonly durationThreshold: number } = {
  type: 'event',
  buffered: true,
  durationThreshold: 16,
}

/** Runs when what was changed just now is on the screen. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(run)
  })
}

function observe(options: PerformanceObserverInit, see: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(see)
  }).observe(options)
}

function whenPresent(selector: string, found: (element: Element) => void): void {
  const element = document.querySelector(selector)
  if (element && element.getBoundingClientRect().width > 0) found(element)
  else
    requestAnimationFrame(() => {
      whenPresent(selector, found)
    })
}

function watchAnswer(selector: string): void {
  const observer = new MutationObserver(() => {
    const opener = document.querySelector(selector)
    const open =
      opener?.closest('details')?.open ?? opener?.getAttribute('aria-expanded') === 'true'
    if (!open) return
    observer.disconnect()
    afterPaint(() => {
      window.openerAnswered(performance.now())
    })
  })
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'aria-expanded'],
  })
}

function watchOpener(selector: string): void {
  watchAnswer(selector)
  let painted = false
  observe({ type: 'paint', buffered: true }, () => {
    if (painted) return
    painted = true
    whenPresent(selector, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      window.openerShown(x + width / 2, y + height / 2)
    })
  })
}

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (
    bottom > 0 &&
    top < window.innerHeight &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** The first press counts, not the click at its end: what a finger does in between is no excuse. */
function nextPress(pressed: (time: number) => void): void {
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  const see = ({ timeStamp }: Event) => {
    listeners.abort()
    pressed(timeStamp)
  }
  document.addEventListener('pointerdown', see, options)
  document.addEventListener('keydown', see, options)
}

function watchHeading(selector: string): void {
  const before = document.querySelector(selector)
  probe.headingPainted = new Promise((resolve) => {
    nextPress((start) => {
      const look = () => {
        const heading = document.querySelector(selector)
        if (heading && heading !== before && isOnScreen(heading)) {
          // This frame shows it; before what the page has put off until it is painted, this runs.
          void scheduler.postTask(
            () => {
              resolve(performance.now() - start)
            },
            { priority: 'user-blocking' },
          )
        } else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  })
}

const probe: PageProbe = {
  longTasks: [],
  interactions: [],
  firstPaint: undefined,
  watchOpener,
  watchHeading,
  headingPainted: undefined,
}
window.probe = probe

observe({ type: 'longtask', buffered: true }, ({ duration }) => {
  probe.longTasks.push(duration)
})
observe(eventObservation, (entry) => {
  const { interactionId, duration } = entry as PerformanceEventTiming
  if (interactionId > 0) probe.interactions.push(duration)
})
observe({ type: 'paint', buffered: true }, ({ name, startTime }) => {
  if (name === 'first-contentful-paint') probe.firstPaint = startTime
})
