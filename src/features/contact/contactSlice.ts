import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Creations, WriteFailure } from '../../contactService'
import { rootReducer } from '../../store/rootReducer'
import type { Draft } from '../contactDetails'
import { messageTried, recordCreated } from './contactEvents'
import { emptyMessage } from './domain/emptyMessage'
import type { ContactMessage, FirstTry } from './domain/types'
import { sendMessage } from './sendMessage'

export interface ContactState {
  busy: boolean
  failure?: WriteFailure
  draft?: Draft<ContactMessage>
  /** How many messages have been sent: with each the form is emptied. */
  sentCount: number
  /** Names the tries of one message, so that each of its records is written once. */
  sequenceId?: string
  firstTry?: FirstTry
  creations: Creations
}

const initialState: ContactState = { busy: false, sentCount: 0, creations: {} }

const emptied = ({ details, countryChosen }: Draft<ContactMessage>): Draft<ContactMessage> => ({
  details: emptyMessage(details.country),
  countryChosen,
})

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** What was typed waits for the visitor to come back. */
    formLeft: (state, action: PayloadAction<Draft<ContactMessage>>) => {
      state.draft = action.payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sendMessage.pending, (state, { meta }) => {
        state.busy = true
        state.failure = undefined
        state.sequenceId ??= meta.requestId
      })
      .addCase(messageTried, (state, { payload }) => {
        state.firstTry = payload
      })
      .addCase(recordCreated, (state, { payload }) => {
        state.creations[payload.step] = payload
      })
      .addCase(sendMessage.fulfilled, ({ draft, sentCount }) => ({
        ...initialState,
        sentCount: sentCount + 1,
        // Who left meanwhile does not find the message again that has been sent.
        draft: draft && emptied(draft),
      }))
      .addCase(sendMessage.rejected, (state, { payload }) => {
        state.busy = false
        state.failure = payload
      })
  },
  selectors: {
    selectContact: (contact) => contact,
  },
})

declare module '../../store/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice declares itself
  interface LazyLoadedSlices extends WithSlice<typeof contactSlice> {}
}

const injected = contactSlice.injectInto(rootReducer)

export const { formLeft } = contactSlice.actions

export const { selectContact } = injected.selectors
