/** @jest-environment node */
import {
  appointmentConfirmed,
  appointmentReopened,
  bookDemo,
  bookingSlice,
  cancellationLeft,
  detailsLeft,
  wizardLeft,
  type BookingState,
} from './bookingSlice'
import { choiceRefused, dateChosen, slotChosen, timeZoneChosen } from './choice'
import { appointment, details, request } from './testing/example'

const { reducer } = bookingSlice
const { selectAppointment } = bookingSlice.selectors
const start: BookingState = { step: 1, isSubmitting: false }
const chosen: BookingState = { ...start, ...appointment }

describe('the choice', () => {
  it('is initially empty', () => {
    expect(reducer(undefined, { type: 'none' })).toEqual(start)
  })

  it('is a date, then a time in the zone of its slots', () => {
    const dated = reducer(start, dateChosen('2026-11-26'))
    expect(dated).toEqual({ ...start, date: '2026-11-26' })
    const slot = { date: '2026-11-26', time: '09:00', timeZone: 'Asia/Kathmandu' }
    expect(reducer(dated, slotChosen(slot))).toEqual({ ...dated, ...slot })
  })

  it('is no time of a day that was chosen before', () => {
    const dated = reducer(start, dateChosen('2026-11-27'))
    const slot = { date: '2026-11-26', time: '09:00', timeZone: 'UTC' }
    expect(reducer(dated, slotChosen(slot))).toEqual(dated)
  })

  it('loses its time with any choice of a date', () => {
    for (const date of ['2026-11-27', '2026-11-26'])
      expect(reducer(chosen, dateChosen(date))).toEqual({ ...chosen, date, time: undefined })
  })

  it('that is taken is none, and another choice is not refused', () => {
    const refused = reducer(chosen, choiceRefused('taken'))
    expect(refused).toEqual({ ...chosen, time: undefined, problem: 'taken' })
    for (const action of [dateChosen('2026-11-27'), slotChosen(appointment), timeZoneChosen('UTC')])
      expect(reducer(refused, action).problem).toBeUndefined()
  })

  it.each([[{}], [{ date: '2026-11-26' }], [{ time: '10:00' }]])(
    'is no appointment while it is only %j',
    (choice) => {
      expect(
        selectAppointment({ booking: { ...start, timeZone: 'UTC', ...choice } }),
      ).toBeUndefined()
    },
  )

  it('is an appointment with a date, a time and its zone', () => {
    expect(selectAppointment({ booking: chosen })).toEqual(appointment)
  })

  it('has no time after another zone, but its date (R24)', () => {
    const changed = { ...chosen, timeZone: 'UTC', time: undefined }
    expect(reducer(chosen, timeZoneChosen('UTC'))).toEqual(changed)
  })
})

describe('reopening the appointment', () => {
  const second: BookingState = { ...chosen, step: 2 }

  it('returns from step 2 to step 1', () => {
    expect(reducer(chosen, appointmentConfirmed())).toEqual(second)
    expect(reducer(second, appointmentReopened())).toEqual(chosen)
  })

  it('does not happen while the booking is sent', () => {
    const sending: BookingState = { ...second, isSubmitting: true }
    expect(reducer(sending, appointmentReopened())).toEqual(sending)
  })

  it.each(['failed', 'offline', 'rateLimited'] as const)('keeps the time after %s', (failure) => {
    expect(reducer({ ...second, failure }, appointmentReopened())).toEqual(chosen)
  })

  it('keeps only the date if the slot was taken (R27)', () => {
    const gone = reducer({ ...second, failure: 'slotTaken' }, appointmentReopened())
    expect(gone).toEqual({ ...chosen, time: undefined, problem: 'taken' })
  })
})

it('an attempt whose code could not be loaded keeps the names of the records', () => {
  const sending: BookingState = { ...chosen, step: 2, isSubmitting: true, sequenceId: 'one' }
  expect(reducer(sending, bookDemo.rejected(new Error('lost'), 'two', request))).toEqual({
    ...sending,
    isSubmitting: false,
  })
})

describe('leaving step 2', () => {
  const second = reducer(chosen, appointmentConfirmed())
  const left = { details, countryChosen: true }

  it('keeps what was typed', () => {
    expect(reducer(second, detailsLeft(left))).toEqual({ ...second, draft: left })
  })

  it('does not change what the confirmation shows (R45)', () => {
    const confirmed: BookingState = { ...chosen, step: 3, dealId: 33 }
    expect(reducer(confirmed, detailsLeft(left))).toEqual(confirmed)
  })
})

it('a taken time stays told until another is chosen', () => {
  const taken = reducer(chosen, choiceRefused('taken'))
  expect(taken).toMatchObject({ date: chosen.date, time: undefined, problem: 'taken' })
  expect(reducer(taken, choiceRefused('missing')).problem).toBe('taken')
  expect(reducer(taken, slotChosen(appointment)).problem).toBeUndefined()
})

describe('leaving the page', () => {
  it.each([1, 2] as const)('on step %i keeps everything', (step) => {
    const state: BookingState = { ...chosen, step, sequenceId: 'one' }
    expect(reducer(state, wizardLeft())).toEqual(state)
  })

  it('tells no more what was wrong', () => {
    const { problem } = reducer({ ...start, problem: 'missing' }, wizardLeft())
    expect(problem).toBeUndefined()
  })

  it('on step 3 resets the booking, but neither the hour cycle nor what is typed to cancel another demo', () => {
    const booked: BookingState = { ...chosen, step: 3, dealId: 33, hourCycle: 'h23' }
    const draft = { details: { reason: 'I am ill' }, countryChosen: false }
    const state = reducer(booked, cancellationLeft({ tokenKey: 2, draft }))
    expect(reducer(state, wizardLeft())).toEqual({
      ...start,
      hourCycle: 'h23',
      cancellations: { 2: draft },
    })
  })
})
