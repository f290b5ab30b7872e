import {
  createAsyncThunk,
  createSelector,
  createSlice,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { rootReducer, type RootState } from '@/store/rootReducer'
import type { HourCycle } from '@/time/deviceTime'
import type { Draft } from '../contactDetails'
import { choiceSlice, type Choice } from './choice'
import type { BookingDetails } from './domain/bookingFields'
import type { CancellationForm } from './domain/managedAppointment'
import type { DemoRequest } from './domain/requests'
import type { Appointment } from './domain/types'
import type { BookingFailure, BookingThunkConfig } from './writeBooking'

export type Step = 1 | 2 | 3

export interface BookingState extends Choice {
  step: Step
  /** Set only if the visitor chose one. */
  hourCycle?: HourCycle | undefined
  draft?: Draft<BookingDetails> | undefined
  isSubmitting: boolean
  failure?: BookingFailure | undefined
  dealId?: number | undefined
  /** Names the records of an attempt that failed, so that the next one creates none of them again. */
  sequenceId?: string | undefined
  /** What was typed to cancel a demo, by the key of its link's token. */
  cancellations?: Partial<Record<number, Draft<CancellationForm>>> | undefined
}

const initialState: BookingState = { step: 1, isSubmitting: false }

/** What stays when a booking ends. */
const keepChoices = ({ hourCycle, cancellations }: BookingState): BookingState => ({
  ...initialState,
  hourCycle,
  cancellations,
})

/** Books a demo; resolves to the deal's id. What writes it loads with step 2. */
export const bookDemo = createAsyncThunk<number, DemoRequest, BookingThunkConfig>(
  'booking/bookDemo',
  async (request, api) => {
    const { writeBooking } = await import(/* webpackChunkName: "use-booking" */ './writeBooking')
    return writeBooking(request, api)
  },
  { condition: (_request, { getState }) => !getState().booking?.isSubmitting },
)

export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    hourCycleChosen: (state, action: PayloadAction<HourCycle>) => {
      state.hourCycle = action.payload
    },
    appointmentConfirmed: (state) => {
      state.step = 2
      state.failure = undefined
    },
    /** Leads back to the calendar, but not while the booking is sent. A taken slot is unchosen. */
    appointmentReopened: (state) => {
      if (state.step === 3 || state.isSubmitting) return
      state.step = 1
      if (state.failure === 'slotTaken') {
        state.time = undefined
        state.problem = 'taken'
      }
      state.failure = undefined
    },
    /** What was typed in step 2 is kept when the visitor leaves it, unless it was sent. */
    detailsLeft: (state, action: PayloadAction<Draft<BookingDetails>>) => {
      if (state.step !== 3) state.draft = action.payload
    },
    /** When the visitor leaves the page, a finished booking is reset, and what was refused is told no more. */
    wizardLeft: (state) =>
      state.step === 3 ? keepChoices(state) : { ...state, problem: undefined },
    /** What was typed to cancel a demo is kept when the visitor leaves the form. */
    cancellationLeft: (
      state,
      { payload }: PayloadAction<{ tokenKey: number; draft: Draft<CancellationForm> }>,
    ) => {
      state.cancellations = { ...state.cancellations, [payload.tokenKey]: payload.draft }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(bookDemo.pending, (state) => {
        state.isSubmitting = true
        state.failure = undefined
      })
      .addCase(bookDemo.fulfilled, (state, { meta, payload: dealId }) => ({
        ...keepChoices(state),
        step: 3,
        ...meta.arg.appointment,
        // The confirmation shows what was sent, not what the form has now (requirements R45).
        draft: { details: meta.arg.details, countryChosen: true },
        dealId,
      }))
      .addCase(bookDemo.rejected, (state, { payload, meta }) => {
        state.isSubmitting = false
        state.failure = payload
        if (meta.rejectedWithValue) state.sequenceId = meta.sequenceId
      })
      .addDefaultCase((state, action) => {
        // It changes the draft in place, so nothing is returned.
        choiceSlice.reducer(state, action)
      })
  },
  selectors: {
    selectBookingStep: ({ step }) => step,
    selectBookingDraft: ({ draft }) => draft,
    selectIsSubmitting: ({ isSubmitting }) => isSubmitting,
    selectBookingFailure: ({ failure }) => failure,
    selectHourCycle: ({ hourCycle }) => hourCycle,
    selectDealId: ({ dealId }) => dealId,
    selectCancellation: ({ cancellations }, tokenKey: number) => cancellations?.[tokenKey],
    /** The chosen appointment, once a time is chosen. */
    selectAppointment: createSelector(
      [
        ({ date }: BookingState) => date,
        ({ time }: BookingState) => time,
        ({ timeZone }: BookingState) => timeZone,
      ],
      (date, time, timeZone): Appointment | undefined =>
        date && time && timeZone ? { date, time, timeZone } : undefined,
    ),
  },
})

declare module '../../store/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice declares itself
  interface LazyLoadedSlices extends WithSlice<typeof bookingSlice> {}
}

const injected = bookingSlice.injectInto(rootReducer)

/** All of the booking: who selects it renders with each of its changes. */
export const selectBooking = (state: RootState): BookingState => injected.selectSlice(state)

export const {
  appointmentConfirmed,
  appointmentReopened,
  cancellationLeft,
  detailsLeft,
  hourCycleChosen,
  wizardLeft,
} = bookingSlice.actions

export const {
  selectAppointment,
  selectBookingDraft,
  selectBookingFailure,
  selectBookingStep,
  selectCancellation,
  selectDealId,
  selectHourCycle,
  selectIsSubmitting,
} = injected.selectors
