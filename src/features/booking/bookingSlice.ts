import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ResumableWrites } from '@/contactService'
import type { Language } from '@/site/language'
import { rootReducer } from '@/store/rootReducer'
import type { HourCycle } from '@/time/hourCycle'
import type { ContactDetails, Draft } from '../contactDetails'
import { bookDemo, type BookingFailure } from './bookDemo'
import {
  industryRecorded,
  meetingEnded,
  meetingRefused,
  meetingRequested,
  meetingConfirmed,
  moveRequested,
  recordCreated,
} from './bookingEvents'
import { choiceReducers, type Choice } from './choice'
import type { Appointment, IsoDate, TimeZone } from './domain/types'
import { forgetMeeting, type RequestedMeeting } from './requestedMeeting'

export type Step = 1 | 2 | 3

export interface BookingState extends Choice, RequestedMeeting {
  step: Step
  /** Set only if the visitor chose one. */
  hourCycle?: HourCycle | undefined
  draft?: Draft<ContactDetails> | undefined
  isSubmitting: boolean
  failure?: BookingFailure | undefined
  dealId?: number | undefined
  /** Identifies the attempts of one booking, so that each of its records is created once. */
  sequenceId?: string
  /**
   * The language of the first attempt. A retry in the other language would create other records.
   */
  sequenceLanguage?: Language
  resumableWrites: ResumableWrites
  /** The deal whose industry has been written. */
  industryDealId?: number
  /** Whether the booking has the details of an earlier request, and not those sent last. */
  isEarlierBooking?: boolean
  /** Whether the chosen date has become too early meanwhile. */
  isDateExpired?: boolean
}

const initialState: BookingState = { step: 1, isSubmitting: false, resumableWrites: {} }

export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    ...choiceReducers,
    dateChosen: (state, action: PayloadAction<IsoDate>) => {
      choiceReducers.dateChosen(state, action)
      state.isDateExpired = false
    },
    hourCycleChosen: (state, action: PayloadAction<HourCycle>) => {
      state.hourCycle = action.payload
    },
    appointmentConfirmed: (state) => {
      state.step = 2
      state.failure = undefined
    },
    /** Leads back to the calendar. A slot that is taken or has the visitor's own meeting is unchosen. */
    appointmentReopened: (state) => {
      if (state.step === 3) return
      state.step = 1
      const { date, time, lastKnownTime: own } = state
      const isOwn = own !== undefined && own.date === date && own.time === time
      if (state.failure === 'slotTaken' || isOwn) state.time = undefined
      state.failure = undefined
    },
    /** The chosen date has become too early, because the page was open for long. */
    dateExpired: (state) => {
      state.step = 1
      state.date = undefined
      state.time = undefined
      state.failure = undefined
      state.isDateExpired = true
    },
    /**
     * A finished booking is reset when the visitor leaves the page; an unfinished one keeps its
     * draft.
     */
    wizardLeft: (state, action: PayloadAction<Draft<ContactDetails>>) => {
      if (state.step === 3) return { ...initialState, hourCycle: state.hourCycle }
      state.draft = action.payload
      return state
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(bookDemo.pending, (state, { meta }) => {
        state.isSubmitting = true
        state.failure = undefined
        state.sequenceId ??= meta.requestId
        state.sequenceLanguage ??= meta.arg.language
      })
      .addCase(recordCreated, (state, { payload }) => {
        state.resumableWrites[payload.step] = payload
      })
      .addCase(industryRecorded, (state, { payload }) => {
        state.industryDealId = payload.dealId
      })
      .addCase(meetingRequested, (state, { payload }) => {
        state.requestedMeeting = payload
      })
      .addCase(meetingRefused, forgetMeeting)
      .addCase(meetingConfirmed, (state, { payload }) => {
        state.lastKnownTime = payload
        state.requestedMove = undefined
      })
      .addCase(moveRequested, (state, { payload }) => {
        state.requestedMove = payload
      })
      .addCase(meetingEnded, (state, { payload }) => {
        forgetMeeting(state)
        // With the idempotency keys of the old sequence the service would return the ended meeting.
        state.sequenceId = payload.nextSequenceId
        state.resumableWrites = {}
      })
      .addCase(bookDemo.fulfilled, (state, { meta, payload: booked }) => {
        if (!booked) {
          state.isSubmitting = false
          return state
        }
        return {
          ...initialState,
          step: 3,
          hourCycle: state.hourCycle,
          ...meta.arg.appointment,
          // The confirmation shows the stored details, not the form's (requirements R45).
          draft: { details: booked.details ?? meta.arg.details, countryChosen: true },
          dealId: booked.dealId,
          isEarlierBooking: booked.details !== undefined,
        }
      })
      .addCase(bookDemo.rejected, (state, { payload }) => {
        state.isSubmitting = false
        state.failure = payload
      })
  },
  selectors: {
    selectBookingStep: ({ step }) => step,
    selectChosenDate: ({ date }) => date,
    selectChosenTime: ({ time }) => time,
    /** Undefined if the visitor chose no zone; then the zone of the device counts. */
    selectChosenTimeZone: ({ timeZone }) => timeZone,
    selectBookingDraft: ({ draft }) => draft,
    selectIsDateExpired: ({ isDateExpired }) => isDateExpired,
    selectIsSubmitting: ({ isSubmitting }) => isSubmitting,
    selectBookingFailure: ({ failure }) => failure,
    selectHourCycle: ({ hourCycle }) => hourCycle,
    selectDealId: ({ dealId }) => dealId,
    /** The last confirmed time of the meeting that an earlier attempt booked. */
    selectLastKnownTime: ({ lastKnownTime }) => lastKnownTime,
    /** Whether a move was requested whose outcome is unknown. */
    selectIsMoveUnknown: ({ requestedMove }) => requestedMove !== undefined,
    selectIsEarlierBooking: ({ isEarlierBooking }) => isEarlierBooking,
    /** The chosen appointment, once both date and time are chosen. */
    selectAppointment: createSelector(
      [
        ({ date }: BookingState) => date,
        ({ time }: BookingState) => time,
        ({ timeZone }: BookingState, deviceTimeZone: TimeZone) => timeZone ?? deviceTimeZone,
      ],
      (date, time, timeZone): Appointment | undefined =>
        date && time ? { date, time, timeZone } : undefined,
    ),
  },
})

declare module '../../store/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice declares itself
  interface LazyLoadedSlices extends WithSlice<typeof bookingSlice> {}
}

const injected = bookingSlice.injectInto(rootReducer)

export const {
  appointmentConfirmed,
  appointmentReopened,
  dateChosen,
  dateExpired,
  hourCycleChosen,
  slotChosen,
  timeZoneChosen,
  wizardLeft,
} = bookingSlice.actions

export const {
  selectAppointment,
  selectBookingDraft,
  selectBookingFailure,
  selectBookingStep,
  selectChosenDate,
  selectChosenTime,
  selectChosenTimeZone,
  selectDealId,
  selectHourCycle,
  selectIsDateExpired,
  selectIsEarlierBooking,
  selectIsMoveUnknown,
  selectIsSubmitting,
  selectLastKnownTime,
} = injected.selectors
