import type { AsyncThunk } from '@reduxjs/toolkit'
import type { WriteFailure } from '@/contactService'
import type { MessageRequest } from './domain/types'

/**
 * The action types of `submitContactForm`. The slice cannot import the thunk, which is loaded
 * later, so it matches the types: `contact/submitContactForm/pending`, `/fulfilled` and
 * `/rejected`.
 */
export const submitContactFormType = 'contact/submitContactForm'

type SubmitContactForm = AsyncThunk<undefined, MessageRequest, { rejectValue: WriteFailure }>

export type SubmitPending = ReturnType<SubmitContactForm['pending']>
export type SubmitRejected = ReturnType<SubmitContactForm['rejected']>
