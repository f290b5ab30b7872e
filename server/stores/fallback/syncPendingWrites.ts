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
import { CallForbidden, VendorRefusal } from '../vendorErrors'
import type { WriteOperation, PendingWrites, PendingWrite } from './pendingWrites'
import { resolveField } from './placeholderField'
import { listTemporaryReferences, resolveReferences } from './references'
import { getZone } from '../../time'

export interface IdentifiedDealUpdate {
  readonly id: number
  readonly fields: DealUpdate
}

/** Each operation of the store as a function of one request. */
export const performers: Record<
  WriteOperation,
  (store: ContactStore, request: object, options: WriteOptions) => Promise<Created>
> = {
  createOrganization: (store, request, options) =>
    store.createOrganization(request as NewOrganization, options),
  createPerson: (store, request, options) => store.createPerson(request as NewPerson, options),
  createDeal: (store, request, options) => store.createDeal(request as NewDeal, options),
  updateDeal: async (store, request, options) => {
    const { id, fields } = request as IdentifiedDealUpdate
    return store.updateDeal(id, await resolveField(store, fields), options)
  },
  createActivity: (store, request, options) =>
    store.createActivity(request as NewActivity, options),
}

/** Whether the vendor has refused or forbidden this particular call. */
export const isRefusedOrForbidden = (error: unknown) =>
  error instanceof VendorRefusal || error instanceof CallForbidden

/** Whether the same call may succeed later. */
export const isRetryable = (error: unknown) =>
  error instanceof StoreUnavailable || error instanceof RateLimited

/**
 * Returns the meeting without its time, because the slot was taken meanwhile, and with a note that
 * asks the CRM's users to contact the visitor.
 */
function removeTime(activity: NewActivity): NewActivity {
  const { due_date, due_time, note } = activity
  const time = `${due_date} ${due_time} ${getZone(activity)}`
  return {
    ...activity,
    due_time: '',
    note: `La hora reservada (${time}) ya estaba ocupada: contactar con el cliente.<br>${note}`,
  }
}

/**
 * Whether trying again can't succeed. A forbidden write can succeed later, after the owner gives a
 * permission or raises a limit; only the industry is not important enough to wait for that.
 */
const isFinal = ({ operation }: PendingWrite, error: ContactStoreError): boolean =>
  error instanceof CallForbidden
    ? operation === 'updateDeal'
    : error instanceof VendorRefusal || !isRetryable(error)

/**
 * Makes one write. A meeting whose slot has been taken meanwhile is made without a time.
 *
 * @param request the write's, with the vendor's ids instead of temporary ones
 */
async function perform(
  store: ContactStore,
  { operation, key }: PendingWrite,
  request: object,
): Promise<Created> {
  try {
    return await performers[operation](store, request, { idempotencyKey: key })
  } catch (error) {
    if (operation !== 'createActivity' || !(error instanceof SlotTaken)) throw error
    const activity = removeTime(request as NewActivity)
    return store.createActivity(activity, { idempotencyKey: `${key}:without-time` })
  }
}

/**
 * Sends the pending writes to the store, in order, until the store is unavailable again. A refused
 * write is not tried again; it stays with the reason. A forbidden write stays pending, together with
 * the writes that refer to it and the later writes of the same operation.
 *
 * @param warn gets a sentence for the operator; a reason is not repeated at every try
 */
export async function syncPendingWrites(
  store: ContactStore,
  pendingWrites: PendingWrites,
  warn: (sentence: string) => void,
): Promise<void> {
  /** Reasons by forbidden operation: after one forbidden call, the operation's others are not made. */
  const forbidden = new Map<WriteOperation, string>()

  /** Returns why the write stays pending; undefined if it was made or refused. */
  const tryOnce = async (write: PendingWrite, request: object): Promise<string | undefined> => {
    const { id, operation, obstacle } = write
    try {
      const created = await perform(store, write, request)
      await pendingWrites.finish(id, created.id)
      return undefined
    } catch (error) {
      if (!(error instanceof ContactStoreError)) throw error
      const reason = getRootMessage(error)
      if (isFinal(write, error)) {
        await pendingWrites.setProblem(id, reason)
        warn(`${operation} could not be sent to the CRM: ${reason}`)
        return undefined
      }
      if (!(error instanceof CallForbidden)) throw error
      forbidden.set(operation, reason)
      if (obstacle === undefined) warn(`${operation} is pending: ${reason}`)
      return reason
    }
  }

  const syncWrite = async (write: PendingWrite) => {
    const { id, operation, obstacle } = write
    const request = resolveReferences(write.request, pendingWrites)
    const missing = listTemporaryReferences(request)
    if (missing.length === 0) {
      const reason = forbidden.get(operation) ?? (await tryOnce(write, request))
      if (reason !== undefined && obstacle !== reason) await pendingWrites.setObstacle(id, reason)
    } else if (!missing.every(pendingWrites.isPending)) {
      await pendingWrites.setProblem(id, 'It refers to a record that could not be sent to the CRM')
    }
  }

  // Each write is read just before it is sent, because it may be erased while others are sent.
  for (let write = pendingWrites.getNext(0); write; write = pendingWrites.getNext(write.id))
    await syncWrite(write)
}
