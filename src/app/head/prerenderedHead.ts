import { prerenderedAttribute } from '@/hydration/attributes'

/** Spread onto the elements of a prerendered head. */
export const prerenderedMark = { [prerenderedAttribute]: '' } as const

/** Removes the prerendered elements when React renders its own. */
export function removePrerenderedHead(): void {
  for (const element of document.querySelectorAll(`[${prerenderedAttribute}]`)) element.remove()
}
