import { createAction } from '@reduxjs/toolkit'
import type { Creation } from '../../contactService'
import type { FirstTry } from './domain/types'

/** A record was created; the reducer remembers it for another try (R28). */
export const recordCreated = createAction<Creation>('contact/recordCreated')
/** A message is about to be written; the reducer remembers how it was first tried. */
export const messageTried = createAction<FirstTry>('contact/messageTried')
