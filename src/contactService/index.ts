export { createActivity, listActivities } from './activities'
export { call, type CallContext } from './call'
export { contactServiceApi } from './contactServiceApi'
export { createOnce, type Creation, type Creations } from './creations'
export { createDealField, listDealFields } from './dealFields'
export { createDeal, updateDeal } from './deals'
export {
  failureOf,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from './errors'
export { hashRequest } from './hashRequest'
export { createOrganization } from './organizations'
export { createPerson } from './persons'
export type * from './wire'
