export { createActivity, listActivities, moveMeeting } from './activities'
export {
  cancelAppointment,
  changeAppointment,
  showWrittenAppointment,
  useGetAppointmentQuery,
} from './appointment'
export { keepToken } from './bookingTokens'
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
export { hashRequest } from './hashRequest'
export { createOrganization } from './organizations'
export { createPerson } from './persons'
export {
  createIdempotent,
  type Sequence,
  type ResumableWrite,
  type ResumableWrites,
} from './resumableWrites'
export { runEndpoint, type CallContext } from './runEndpoint'
export type * from './schemas/requests'
export type * from './schemas/responses'
