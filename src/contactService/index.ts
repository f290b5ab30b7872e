export { createActivity, listActivities } from './activities'
export {
  cancelAppointment,
  changeAppointment,
  showWrittenAppointment,
  useGetAppointmentQuery,
} from './appointment'
export { keepToken } from './capabilities'
export { contactServiceApi } from './contactServiceApi'
export { createDealField, listDealFields } from './dealFields'
export { createDeal, updateDeal } from './deals'
export {
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from './errors'
export { createOrganization } from './organizations'
export { createPerson } from './persons'
export type * from './schemas/requests'
export type * from './schemas/responses'
