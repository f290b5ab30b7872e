import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Creations, WriteFailure } from '../../contactService'
// Not by its door, which would bring the calls along.
import { fingerprintOf } from '../../contactService/fingerprint'
import type { Language } from '../../site/language'
import { rootReducer } from '../../store/rootReducer'
import type { Draft } from '../contactDetails'
import { recordCreated } from './contactEvents'
import { emptyMessage } from './domain/emptyMessage'
import type { ContactMessage, SentDay } from './domain/types'
import { sendMessage } from './sendMessage'

/**
 * In which language and when a message was first sent: another wording or another day would make
 * another record of it. It holds for the message with this fingerprint alone.
 */
interface FirstTry {
  readonly fingerprint: string
  readonly language: Language
  readonly sent: SentDay
}

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
        const { message, language, sent } = meta.arg
        const fingerprint = fingerprintOf(message)
        state.busy = true
        state.failure = undefined
        state.sequenceId ??= meta.requestId
        if (state.firstTry?.fingerprint !== fingerprint)
          state.firstTry = { fingerprint, language, sent }
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
