import type { CalendarLinks } from './CalendarLinks'

/** Kept outside of React, so that links that have loaded before are rendered at once. */
let loadedLinks: typeof CalendarLinks | undefined

export const getLoadedCalendarLinks = () => loadedLinks

/** Loads the links to calendars, which only the confirmation shows. */
export async function loadCalendarLinks(): Promise<typeof CalendarLinks> {
  const links = await import(/* webpackChunkName: "use-calendar-links" */ './CalendarLinks')
  loadedLinks = links.CalendarLinks
  return loadedLinks
}
