import { laidOutAttribute } from './attributes'

/** The sections of the page and the footer, as far as their layout may still be skipped. */
export const skippedSections = `:is(#content>*,footer):not([${laidOutAttribute}])`

/** Lays the whole page out now, because scrolling to a section needs its exact position. */
export function disableContentVisibility(): void {
  for (const section of document.querySelectorAll(skippedSections))
    section.setAttribute(laidOutAttribute, '')
}
