import type { ContactStore } from '../contactStore'

/** A store that answers every call with the same error. */
export function failingStore(error: Error): ContactStore {
  const fail = () => Promise.reject(error)
  return {
    listActivities: fail,
    createActivity: fail,
    createPerson: fail,
    createOrganization: fail,
    createDeal: fail,
    updateDeal: fail,
    listDealFields: fail,
    createDealField: fail,
    close: () => Promise.resolve(),
  }
}
