import { laidOutAttribute } from './attributes'

/** Sections below the first view, which Shell.module.css gives `content-visibility: auto`. */
const getPendingSections = () =>
  document.querySelectorAll(`:is(#content > *, footer):not([${laidOutAttribute}])`)

const layOut = (section: Element) => {
  section.setAttribute(laidOutAttribute, '')
}

/** Lays the whole page out now, because scrolling to a section needs its exact position. */
export function disableContentVisibility(): void {
  getPendingSections().forEach(layOut)
}

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200)

/** Lays the page out a section at a time while the browser is idle. */
export function disableContentVisibilityWhenIdle(): void {
  whenIdle(() => {
    const [next] = getPendingSections()
    if (!next) return
    layOut(next)
    disableContentVisibilityWhenIdle()
  })
}
