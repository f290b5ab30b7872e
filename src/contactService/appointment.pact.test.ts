import {
  exampleAppointment,
  exampleAppointmentChange,
  exampleToken,
} from '../testing/contactServiceExamples'
import { describeContract } from '../testing/contactServicePact'
import {
  createCodedRefusal,
  createRefusal,
  createSuccess,
  type ContractCase,
} from '../testing/contactServicePactCases'
import {
  bookingExists,
  cancelledBookingExists,
  newSlotIsTaken,
  oftenMovedBookingExists,
} from '../testing/contactServicePactStates'
import { getAppointment } from './contactServiceApi'
import {
  cancelAppointment,
  changeAppointment,
  keepToken,
  type AppointmentChange,
  type Cancellation,
} from './index'

const tokenKey = keepToken(exampleToken)
const path = '/appointment'

const cancelled = { ...exampleAppointment, state: 'cancelled' } as const
const moved = { ...exampleAppointment, ...exampleAppointmentChange }

const refuse = (
  outcome: string,
  states: ContractCase['states'],
  status: number,
  code: string,
): ContractCase => ({
  outcome,
  states,
  exchanges: [{ response: createCodedRefusal(status, 'Refused', code) }],
  result: {
    rejected: {
      kind: 'rejected',
      status,
      code,
      message: `Pipedrive API error: ${status} - Refused`,
    },
  },
})

/** The booking of the token does not exist. */
const refusedLink = refuse(', refused because of its link', [], 403, 'booking_link')

describeContract({
  purpose: 'get the appointment of a link',
  method: 'GET',
  path,
  token: exampleToken,
  ask: (store) => store.dispatch(getAppointment.initiate(tokenKey)).unwrap(),
  cases: [
    {
      outcome: '',
      states: [bookingExists],
      exchanges: [{ response: createSuccess(200, exampleAppointment) }],
      result: { resolved: exampleAppointment },
    },
    {
      outcome: ' that is cancelled',
      states: [cancelledBookingExists],
      exchanges: [{ response: createSuccess(200, cancelled) }],
      result: { resolved: cancelled },
    },
    refusedLink,
  ],
})

describeContract<AppointmentChange>({
  purpose: 'move the appointment of a link',
  method: 'PUT',
  path,
  token: exampleToken,
  body: exampleAppointmentChange,
  ask: (store, body) => store.dispatch(changeAppointment.initiate({ tokenKey, body })).unwrap(),
  cases: [
    {
      outcome: '',
      states: [bookingExists],
      exchanges: [{ response: createSuccess(200, moved) }],
      result: { resolved: moved },
    },
    {
      outcome: ' to a slot that was taken meanwhile',
      states: [bookingExists, newSlotIsTaken],
      exchanges: [{ response: createRefusal(409, 'The slot is taken') }],
      result: {
        rejected: {
          kind: 'rejected',
          status: 409,
          message: 'Pipedrive API error: 409 - The slot is taken',
        },
      },
    },
    refuse(' that is cancelled', [cancelledBookingExists], 409, 'booking_cancelled'),
    refuse(' that was moved too often', [oftenMovedBookingExists], 403, 'booking_changes'),
    refusedLink,
  ],
})

describeContract<Cancellation | undefined>({
  purpose: 'cancel the appointment of a link',
  method: 'DELETE',
  path,
  token: exampleToken,
  body: { reason: 'Viajo ese día' },
  ask: (store, body) => store.dispatch(cancelAppointment.initiate({ tokenKey, body })).unwrap(),
  cases: [
    {
      outcome: '',
      states: [bookingExists],
      exchanges: [{ response: createSuccess(200, cancelled) }],
      result: { resolved: cancelled },
    },
    {
      outcome: ' without a reason',
      states: [bookingExists],
      body: null,
      exchanges: [{ response: createSuccess(200, cancelled) }],
      result: { resolved: cancelled },
    },
    {
      outcome: ' once more',
      states: [cancelledBookingExists],
      exchanges: [{ response: createSuccess(200, cancelled) }],
      result: { resolved: cancelled },
    },
    refusedLink,
  ],
})
