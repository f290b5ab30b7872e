/**
 * Loads the page of an appointment. This module is in the booking's chunk, so webpack knows that all
 * of that is there, and leaves it out of the page's own.
 */
export const loadAppointmentPage = () =>
  import(/* webpackChunkName: "page-appointment" */ '../pages/appointment/AppointmentPage')
