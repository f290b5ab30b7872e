import { prerenderedTagAttribute } from '@/hydration/attributes'

/** Spread onto the elements of a prerendered head. */
export const prerenderedMark = { [prerenderedTagAttribute]: '' } as const

/** Removes the prerendered elements when React renders its own. */
export function removePrerenderedHead(): void {
  for (const element of document.querySelectorAll(`[${prerenderedTagAttribute}]`)) element.remove()
}
