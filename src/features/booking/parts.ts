/**
 * What the booking stands on and what takes long to evaluate: time with its zones, the calls, the
 * fields, what judges them, the toasts. To be loaded before it, one in a task; all in one chunk.
 */
export const bookingParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './domain/moment'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../../store/addServices'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../contactDetails'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ './domain/validation'),
  () => import(/* webpackChunkName: "page-scheduleDemo" */ '../../ui/notifications/notify'),
]
