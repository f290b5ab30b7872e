import { createAsyncThunk } from '@reduxjs/toolkit'
import { getWriteFailure, toContactServiceError, type WriteFailure } from '@/contactService'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { getToday } from '@/time/deviceTime'
import { createDealActivity, createDealRecords } from '../contactDetails'
import { toNewDeal, toNewEmail, type MessageRequest } from './domain/requests'

/**
 * Creates the records of a message in the contact service: organization, person, deal, e-mail
 * (requirements, section 7). After a failure all calls are made again under the same names, so that
 * there is one message, as it was sent last.
 */
export const submitContactForm = createAsyncThunk<
  undefined,
  MessageRequest,
  { state: RootState; dispatch: AppDispatch; rejectValue: WriteFailure }
>(
  'contact/submitContactForm',
  async (request, api) => {
    const { message, timeZone, origin } = request
    const { dispatch, getState, requestId, rejectWithValue } = api
    const id = getState().contact?.sequenceId ?? requestId
    try {
      const records = await createDealRecords(dispatch, id, message, toNewDeal(request))
      // By now the service has answered, so that a wrong clock is known.
      const email = toNewEmail(request, getToday(timeZone))
      await createDealActivity(dispatch, id, records, email, origin)
      return undefined
    } catch (thrown) {
      return rejectWithValue(getWriteFailure(toContactServiceError(thrown)))
    }
  },
  { condition: (_request, { getState }) => !getState().contact?.isSubmitting },
)
