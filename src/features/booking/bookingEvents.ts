import { createAction } from '@reduxjs/toolkit'
import type { ResumableWrite } from '@/contactService'
import type { Language } from '@/site/language'
import type { ContactDetails } from '../contactDetails'
import type { Appointment } from './domain/types'

/** The demo that a visitor requests. */
export interface DemoRequest {
  readonly appointment: Appointment
  readonly details: ContactDetails
  readonly industry: string | undefined
  readonly language: Language
}

/** A record was created; the reducer remembers it for a retry (requirements R28). */
export const recordCreated = createAction<ResumableWrite>('booking/recordCreated')
export const industryRecorded = createAction<{ dealId: number }>('booking/industryRecorded')
/**
 * The meeting is about to be requested. Until the service refuses it, it may exist in the calendar.
 */
export const meetingRequested = createAction<DemoRequest>('booking/meetingRequested')
export const meetingRefused = createAction('booking/meetingRefused')
/** The service has confirmed the time of the requested meeting. */
export const meetingConfirmed = createAction<Appointment>('booking/meetingConfirmed')
/** The meeting is about to be moved. Until the outcome is known, it may be at either time. */
export const moveRequested = createAction<Appointment>('booking/moveRequested')
/** The meeting was cancelled, has begun or is gone, so the next booking is a new one. */
export const meetingEnded = createAction<{ nextSequenceId: string }>('booking/meetingEnded')
