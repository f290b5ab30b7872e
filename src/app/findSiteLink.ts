/** Finds the link that an event is on, if it leads to this site. */
export function findSiteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link : undefined
}
