import { createAction, type AsyncThunk } from '@reduxjs/toolkit'
import type { ResumableWrite, WriteFailure } from '@/contactService'
import type { FirstAttempt, MessageRequest } from './domain/types'

/**
 * The action types of `submitContactForm`. The slice cannot import the thunk, which is loaded
 * later, so it matches the types: `contact/submitContactForm/pending`, `/fulfilled` and
 * `/rejected`.
 */
export const submitContactFormType = 'contact/submitContactForm'

type SubmitContactForm = AsyncThunk<undefined, MessageRequest, { rejectValue: WriteFailure }>

export type SubmitPending = ReturnType<SubmitContactForm['pending']>
export type SubmitRejected = ReturnType<SubmitContactForm['rejected']>

/** A record was created; the reducer remembers it for a retry (requirements R28). */
export const recordCreated = createAction<ResumableWrite>('contact/recordCreated')
/** A message is about to be sent; the reducer remembers its first attempt for a retry. */
export const submissionStarted = createAction<FirstAttempt>('contact/submissionStarted')
