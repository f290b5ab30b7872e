/**
 * What the booking stands on and what takes long to evaluate: time with its zones, the calls, the
 * fields, what judges them, the toasts. To be loaded before it, one in a task; all in one chunk.
 */
export const bookingPreloads: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './domain/moment'),
  // The browser's first use of Intl takes as long as a small package.
  () => Promise.resolve(Intl.DateTimeFormat().resolvedOptions()),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../../store/addServices'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../contactDetails'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './dateTime/DateTimeStep'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './domain/validation'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../../ui/notifications/notify'),
]
