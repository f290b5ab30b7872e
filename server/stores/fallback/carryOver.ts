import type {
  DealUpdate,
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import {
  ContactStoreError,
  RateLimited,
  SlotTaken,
  StoreUnavailable,
  type ContactStore,
  type WriteOptions,
} from '../../contactStore'
import { getRootMessage } from '../../errors'
import { PermissionMissing, VendorRefusal } from '../pipedrive/vendorErrors'
import type { KeptOperation, KeptWrites, WaitingWrite } from './keptWrites'
import { resolveField } from './keptField'
import { refersToKept, resolveReferences } from './references'

export interface KeptDealUpdate {
  readonly id: number
  readonly fields: DealUpdate
}

/** Each operation of the store as a function of one request. */
export const performers: Record<
  KeptOperation,
  (store: ContactStore, request: object, options: WriteOptions) => Promise<Created>
> = {
  createOrganization: (store, request, options) =>
    store.createOrganization(request as NewOrganization, options),
  createPerson: (store, request, options) => store.createPerson(request as NewPerson, options),
  createDeal: (store, request, options) => store.createDeal(request as NewDeal, options),
  updateDeal: async (store, request, options) => {
    const { id, fields } = request as KeptDealUpdate
    return store.updateDeal(id, await resolveField(store, fields), options)
  },
  createActivity: (store, request, options) =>
    store.createActivity(request as NewActivity, options),
}

/** Whether the vendor has answered, and does not want this write as it is. */
export const isRefused = (error: unknown) =>
  error instanceof VendorRefusal || error instanceof PermissionMissing

/** Whether the store may take the same call later. */
export const isForLater = (error: unknown) =>
  error instanceof StoreUnavailable || error instanceof RateLimited

/**
 * The meeting without a time, where its slot was taken in the vendor's calendar meanwhile: nothing
 * is booked twice, and somebody sees in the CRM that the visitor must be called.
 */
function withoutTime(activity: NewActivity): NewActivity {
  const { due_date, due_time, source_timezone, note } = activity
  const time = `${due_date} ${due_time} ${source_timezone || 'UTC'}`
  return {
    ...activity,
    due_time: '',
    note: `La hora reservada (${time}) ya estaba ocupada: contactar con el cliente.<br>${note}`,
  }
}

/**
 * Whether a write would be refused again and again, and must not hold up the others. An industry
 * is not worth waiting for a permission.
 */
const isHopeless = ({ operation }: WaitingWrite, error: unknown): boolean =>
  operation === 'updateDeal'
    ? isRefused(error)
    : error instanceof VendorRefusal && [400, 422].includes(error.status)

/** @param request the write's, with the vendor's ids */
async function perform(
  store: ContactStore,
  { operation, key }: WaitingWrite,
  request: object,
): Promise<Created> {
  try {
    return await performers[operation](store, request, { idempotencyKey: key })
  } catch (error) {
    if (operation !== 'createActivity' || !(error instanceof SlotTaken)) throw error
    const activity = withoutTime(request as NewActivity)
    return store.createActivity(activity, { idempotencyKey: `${key}:without-time` })
  }
}

/**
 * Writes what waits to the store, in order, until the store is unavailable again. What the store
 * refuses stays with the reason.
 */
export async function carryOver(store: ContactStore, kept: KeptWrites): Promise<void> {
  for (const write of kept.listWaiting()) {
    if (!kept.isWaiting(write.id)) continue
    const request = resolveReferences(write.request, kept)
    if (refersToKept(request)) {
      await kept.setProblem(write.id, 'It refers to a record that could not be carried over')
      continue
    }
    try {
      const { id } = await perform(store, write, request)
      await kept.finish(write.id, id)
    } catch (error) {
      const isUnknown = !(error instanceof ContactStoreError)
      if (isUnknown || (isForLater(error) && !isHopeless(write, error))) throw error
      await kept.setProblem(write.id, getRootMessage(error))
    }
  }
}
