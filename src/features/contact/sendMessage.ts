import { createAsyncThunk } from '@reduxjs/toolkit'
import type { WriteFailure } from '../../contactService'
import type { RootState } from '../../store/rootReducer'
import type { AppDispatch } from '../../store/setupStore'
import type { MessageRequest } from './domain/types'
import { loadSending } from './loadSending'

/** Sends a message off, as soon as what sends it has come. */
export const sendMessage = createAsyncThunk<
  undefined,
  MessageRequest,
  { state: RootState; dispatch: AppDispatch; rejectValue: WriteFailure }
>(
  'contact/sendMessage',
  async (request, { dispatch, getState, signal, requestId, rejectWithValue }) => {
    const sending = await loadSending().catch(() => undefined)
    if (!sending) return rejectWithValue('offline')
    // The form takes for right what it had nothing to judge by.
    if (Object.keys(sending.validateMessage(request.message)).length > 0)
      return rejectWithValue('failed')
    sending.addServices({ dispatch })
    const { contact } = getState()
    const failure = await sending.writeMessage(request, { dispatch, signal, requestId, contact })
    return failure ? rejectWithValue(failure) : undefined
  },
  { condition: (_request, { getState }) => !getState().contact?.busy },
)
