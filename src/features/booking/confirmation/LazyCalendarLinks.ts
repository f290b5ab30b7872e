import { lazyPart } from '@/ui/LoadBoundary'

/** The links to calendars. Step 2 loads them in advance, so that the confirmation shows them at once. */
export const LazyCalendarLinks = lazyPart(
  () => import(/* webpackChunkName: "use-calendar-links" */ './CalendarLinks'),
)
