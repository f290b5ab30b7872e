import { createAsyncThunk } from '@reduxjs/toolkit'
import {
  createActivity,
  createDeal,
  createOnce,
  createOrganization,
  createPerson,
  failureOf,
  toContactServiceError,
  type WriteFailure,
} from '../../contactService'
import type { Language } from '../../site/language'
import type { RootState } from '../../store/rootReducer'
import type { AppDispatch } from '../../store/setupStore'
import { toNewOrganization, toNewPerson } from '../contactDetails'
import { recordCreated } from './contactEvents'
import { toNewDeal, toNewEmail } from './domain/requests'
import type { ContactMessage, SentDay } from './domain/types'

export interface MessageRequest {
  readonly message: ContactMessage
  readonly language: Language
  readonly sent: SentDay
}

/**
 * Writes a message to the contact service: organization, person, deal, e-mail (specification,
 * section 7). A try after a failure goes on where the last one stopped.
 */
export const sendMessage = createAsyncThunk<
  undefined,
  MessageRequest,
  { state: RootState; dispatch: AppDispatch; rejectValue: WriteFailure }
>(
  'contact/sendMessage',
  async ({ message, ...request }, { dispatch, getState, signal, requestId, rejectWithValue }) => {
    const { contact } = getState()
    const { language, sent } = contact?.firstTry ?? request
    const create = createOnce({
      dispatch,
      signal,
      id: contact?.sequenceId ?? requestId,
      creations: contact?.creations ?? {},
      recordCreated,
    })
    try {
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
      return rejectWithValue(failureOf(error))
    }
  },
  { condition: (_request, { getState }) => !getState().contact?.busy },
)
