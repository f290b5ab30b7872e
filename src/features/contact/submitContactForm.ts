import { createAsyncThunk } from '@reduxjs/toolkit'
import {
  getWriteFailure,
  hashRequest,
  toContactServiceError,
  type WriteFailure,
} from '@/contactService'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { getCorrection } from '@/time/clock'
import { getToday } from '@/time/deviceTime'
import { createContactRecords } from '../contactDetails'
import { submissionStarted, recordCreated, submitContactFormType } from './contactEvents'
import { toNewDeal, toNewEmail } from './domain/requests'
import type { MessageRequest } from './domain/types'

/**
 * Creates the records of a message in the contact service: organization, person, deal, e-mail
 * (requirements, section 7). A retry continues where the last attempt stopped.
 */
export const submitContactForm = createAsyncThunk<
  undefined,
  MessageRequest,
  { state: RootState; dispatch: AppDispatch; rejectValue: WriteFailure }
>(
  submitContactFormType,
  async ({ message, ...request }, { dispatch, getState, signal, requestId, rejectWithValue }) => {
    const { contact } = getState()
    const sequence = {
      dispatch,
      signal,
      id: contact?.sequenceId ?? requestId,
      resumableWrites: contact?.resumableWrites ?? {},
      recordCreated,
    }
    try {
      const messageHash = await hashRequest(message)
      const earlier = contact?.firstAttempt
      const firstAttempt =
        earlier?.messageHash === messageHash ? earlier : { messageHash, ...request }
      dispatch(submissionStarted(firstAttempt))
      const { language, sentAt, timeZone } = firstAttempt
      await createContactRecords(sequence, {
        details: message,
        getDeal: (ids) => toNewDeal({ message, language, ...ids }),
        getActivity: (ids) => {
          // By now the service has answered, so that a wrong clock is known.
          const date = getToday(timeZone, new Date(sentAt + getCorrection()))
          return toNewEmail({ message, language, sent: { date, timeZone }, ...ids })
        },
      })
      return undefined
    } catch (thrown) {
      const error = toContactServiceError(thrown)
      if (!error) throw thrown
      return rejectWithValue(getWriteFailure(error))
    }
  },
  { condition: (_request, { getState }) => !getState().contact?.isSubmitting },
)
