import { bringIntoView } from '../ui/scroll'
import { holdInPlace } from './holdInPlace'

/**
 * Scrolls to the element of an id as soon as it is there, moves the keyboard focus there, and holds it
 * in place. Returns a function that lets go of it.
 */
export function scrollToAnchor(id: string): () => void {
  let focused: HTMLElement | null = null
  return holdInPlace(() => {
    const element = document.getElementById(id)
    bringIntoView(element)
    if (!element || element === focused) return
    focused = element
    // A field or a link stays a tab stop.
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
  })
}

/**
 * The position of a page when it was left: the section at the top of the viewport, and the distance of
 * its edge from there. A distance from the top of the page would be wrong once sections above change
 * their heights.
 */
export interface ScrollPosition {
  readonly section: number
  readonly top: number
}

const getSections = () => [...document.querySelectorAll('#content > *')]

/** Reads the current scroll position. */
export function readScrollPosition(): ScrollPosition {
  const tops = getSections().map((section) => section.getBoundingClientRect().top)
  const section = Math.max(0, tops.filter((top) => top <= 0).length - 1)
  return { section, top: tops[section] ?? 0 }
}

/**
 * Restores a scroll position as soon as its section is there, and holds it in place. Returns a
 * function that lets go of it.
 */
export function restoreScroll({ section, top }: ScrollPosition): () => void {
  return holdInPlace(() => {
    const found = getSections()[section]
    if (!found) return
    const distance = found.getBoundingClientRect().top - top
    window.scrollTo({ top: window.scrollY + distance, behavior: 'auto' })
  })
}
