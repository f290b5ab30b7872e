/**
 * Imports that the wizard needs and that take long to evaluate. They are loaded before the wizard,
 * one per task, so that the page stays responsive. All of them are in one chunk.
 */
export const bookingPreloads: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './domain/moment'),
  // The first use of Intl is slow, so it gets a task of its own.
  () => Promise.resolve(Intl.DateTimeFormat()),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../../store/addServices'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../contactDetails'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './dateTime/DateTimeStep'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './domain/validation'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../../ui/notifications/notify'),
]
