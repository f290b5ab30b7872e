import { laidOutAttribute } from './attributes'

/**
 * Lays the whole page out now, because scrolling to a section needs its exact position. Until then
 * Shell.module.css gives the sections below the first view `content-visibility: auto`.
 */
export function disableContentVisibility(): void {
  for (const section of document.querySelectorAll('#content > *, footer'))
    section.setAttribute(laidOutAttribute, '')
}
