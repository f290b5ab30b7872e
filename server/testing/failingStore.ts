import type { ContactStore } from '../records/recordStore'

/** Creates a store whose every method throws the same error. */
export function createFailingStore(error: Error): ContactStore {
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
    checkReady: fail,
    getBooking: fail,
    listDemos: fail,
    changeBooking: fail,
    cancelBooking: fail,
    keepSuspect: fail,
    close: () => Promise.resolve(),
  }
}
