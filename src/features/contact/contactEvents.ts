import { createAction, type AsyncThunk } from '@reduxjs/toolkit'
import type { ResumableWrite, WriteFailure } from '../../contactService'
import type { FirstTry, MessageRequest } from './domain/types'

/**
 * `submitContactForm` is loaded later than the slice, which knows its actions by their types:
 * `contact/submitContactForm/pending`, `/fulfilled` and `/rejected`.
 */
export const submitContactFormType = 'contact/submitContactForm'

type SubmitContactForm = AsyncThunk<undefined, MessageRequest, { rejectValue: WriteFailure }>

export type SubmitPending = ReturnType<SubmitContactForm['pending']>
export type SubmitRejected = ReturnType<SubmitContactForm['rejected']>

/** A record was created; the reducer remembers it for another try (requirements R28). */
export const recordCreated = createAction<ResumableWrite>('contact/recordCreated')
/** A message is about to be written; the reducer remembers how it was first tried. */
export const messageTried = createAction<FirstTry>('contact/messageTried')
