import { createAction } from '@reduxjs/toolkit'
import type { Creation } from '../../contactService'

/** A record was created; the reducer remembers it for another try (R28). */
export const recordCreated = createAction<Creation>('contact/recordCreated')
