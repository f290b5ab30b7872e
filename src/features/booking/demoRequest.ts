import { createAction } from '@reduxjs/toolkit'
import type { WriteFailure } from '@/contactService'
import type { Origin } from '@/contactService/schemas/origin'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import type { MeetingParts } from './domain/requests'

export interface DemoRequest extends MeetingParts {
  readonly origin: Origin | undefined
}

/** `begun`: the meeting that an earlier attempt booked has begun, so the next attempt books another. */
export type BookingFailure = WriteFailure | 'slotTaken' | 'tooManyBookings' | 'begun'

export interface BookingThunkConfig {
  readonly state: RootState
  readonly dispatch: AppDispatch
  readonly rejectValue: BookingFailure
}

/** The first attempt of a sequence is about to write; the reducer keeps the sequence's id. */
export const writingStarted = createAction<string>('booking/writingStarted')
