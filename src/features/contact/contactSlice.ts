import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { WriteFailure } from '@/contactService'
import { rootReducer } from '@/store/rootReducer'
import type { Draft } from '../contactDetails'
import { getEmptyMessage, type ContactMessage } from './domain/contactFields'
import { submitContactForm } from './submitContactForm'

export interface ContactState {
  isSubmitting: boolean
  failure?: WriteFailure | undefined
  draft?: Draft<ContactMessage> | undefined
  /** How many messages have been sent: each has a form of its own. */
  sentCount: number
  /** Identifies the attempts of one message, so that each of its records is created once. */
  sequenceId?: string
}

const initialState: ContactState = { isSubmitting: false, sentCount: 0 }

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** Keeps the draft for when the visitor comes back to the page, unless that message was sent meanwhile. */
    formLeft: (
      state,
      { payload }: PayloadAction<{ draft: Draft<ContactMessage>; sentCount: number }>,
    ) => {
      if (payload.sentCount === state.sentCount) state.draft = payload.draft
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(submitContactForm.pending, (state, { meta }) => {
        state.isSubmitting = true
        state.failure = undefined
        state.sequenceId ??= meta.requestId
      })
      .addCase(submitContactForm.fulfilled, ({ sentCount }, { meta }) => ({
        ...initialState,
        sentCount: sentCount + 1,
        // The next message is of the same country (requirements, section 4).
        draft: {
          details: getEmptyMessage(meta.arg.message.country),
          // Also where none was: the detection must not change it any more.
          countryChosen: true,
        },
      }))
      .addCase(submitContactForm.rejected, (state, { payload }) => {
        state.isSubmitting = false
        state.failure = payload
      })
  },
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectFailure: ({ failure }) => failure,
    selectIsSubmitting: ({ isSubmitting }) => isSubmitting,
    selectSentCount: ({ sentCount }) => sentCount,
  },
})

declare module '../../store/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice declares itself
  interface LazyLoadedSlices extends WithSlice<typeof contactSlice> {}
}

const injected = contactSlice.injectInto(rootReducer)

export const { formLeft } = contactSlice.actions

export const { selectDraft, selectFailure, selectIsSubmitting, selectSentCount } =
  injected.selectors
