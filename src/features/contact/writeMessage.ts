import {
  createActivity,
  createDeal,
  createOnce,
  createOrganization,
  createPerson,
  failureOf,
  hashRequest,
  toContactServiceError,
  type CallContext,
  type WriteFailure,
} from '../../contactService'
import { toNewOrganization, toNewPerson } from '../contactDetails'
import { messageTried, recordCreated } from './contactEvents'
import type { ContactState } from './contactSlice'
import { toNewDeal, toNewEmail } from './domain/requests'
import type { MessageRequest } from './domain/types'

interface Try extends CallContext {
  /** Names the tries of one message where an earlier one has not. */
  readonly requestId: string
  /** What is known of earlier tries. */
  readonly contact: ContactState | undefined
}

/**
 * Writes a message to the contact service: organization, person, deal, e-mail (specification,
 * section 7). A try after a failure goes on where the last one stopped.
 *
 * @returns why it could not be written, or undefined where it was
 * @throws whatever is no answer of the service, such as an abort
 */
export async function writeMessage(
  { message, ...request }: MessageRequest,
  { dispatch, signal, requestId, contact }: Try,
): Promise<WriteFailure | undefined> {
  const create = createOnce({
    dispatch,
    signal,
    id: contact?.sequenceId ?? requestId,
    creations: contact?.creations ?? {},
    recordCreated,
  })
  try {
    const messageHash = await hashRequest(message)
    const earlier = contact?.firstTry
    const firstTry = earlier?.messageHash === messageHash ? earlier : { messageHash, ...request }
    dispatch(messageTried(firstTry))
    const { language, sent } = firstTry

    const orgId = message.company.trim()
      ? await create('organization', createOrganization, toNewOrganization(message))
      : undefined
    const personId = await create('person', createPerson, toNewPerson(message, orgId))
    const deal = toNewDeal({ message, language, personId, orgId })
    const dealId = await create('deal', createDeal, deal)
    const email = toNewEmail({ message, language, sent, personId, orgId, dealId })
    await create('activity', createActivity, email)
    return undefined
  } catch (thrown) {
    const error = toContactServiceError(thrown)
    if (!error) throw thrown
    return failureOf(error)
  }
}
