/**
 * Loads the page of an appointment. This module is in the booking's chunk, so webpack leaves the
 * booking's code out of the chunk of the appointment.
 */
export const loadAppointmentPage = () =>
  import(/* webpackChunkName: "page-appointment" */ '../pages/appointment/AppointmentPage')
