import { createAction } from '@reduxjs/toolkit'
import type { ResumableWrite } from '../../contactService'

/** What happens while a booking is written; the reducer remembers it for another try (requirements R28). */
export const recordCreated = createAction<ResumableWrite>('booking/recordCreated')
export const industryRecorded = createAction<{ dealId: number }>('booking/industryRecorded')
/** The meeting is asked for: until a refusal is known, it may stand in the calendar. */
export const meetingRequested = createAction<{ appointmentHash: string }>(
  'booking/meetingRequested',
)
export const meetingRefused = createAction('booking/meetingRefused')
