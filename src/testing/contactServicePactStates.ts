import {
  createListedActivity,
  exampleAppointmentChange,
  exampleDealField,
  exampleIds,
  exampleMeeting,
} from './contactServiceExamples'

/** The provider states, with the parameters to set them up. */
export const storeIsEmpty = { description: 'the store is empty' }

export const organizationExists = {
  description: 'an organization exists',
  parameters: { id: exampleIds.organization },
}

export const personExists = {
  description: 'a person exists',
  parameters: { id: exampleIds.person },
}

export const dealExists = {
  description: 'a deal exists',
  parameters: { id: exampleIds.deal, person_id: exampleIds.person },
}

export const dealFieldExists = {
  description: 'a deal field exists',
  parameters: { ...exampleDealField },
}

export const noDealFields = { description: 'there are no deal fields' }

/** More than one page at the service's hundred a page. */
export const manyDealFields = {
  description: 'deal fields fill more than one page',
  parameters: { count: 101 },
}

export const calendarIsEmpty = { description: 'the calendar is empty' }

const { due_date, due_time, duration, source_timezone } = exampleMeeting

export const slotIsTaken = {
  description: 'the calendar holds a meeting',
  parameters: { due_date, due_time, duration, source_timezone },
}

export const bookingExists = {
  description: 'a booking that can be changed',
  parameters: {
    id: exampleIds.activity,
    number: exampleIds.deal,
    due_date,
    due_time,
    source_timezone,
  },
}

export const cancelledBookingExists = {
  ...bookingExists,
  description: 'a cancelled booking',
}

export const oftenMovedBookingExists = {
  ...bookingExists,
  description: 'a booking that was moved too often',
}

/** A meeting at the time to which the example booking is moved. */
export const newSlotIsTaken = {
  description: 'the calendar holds a meeting',
  parameters: { ...exampleAppointmentChange, duration },
}

export const personHasManyBookings = {
  description: 'a person has as many open bookings as allowed',
  parameters: { person_id: exampleIds.person, deal_id: exampleIds.deal },
}

export const calendarHoldsMeeting = {
  description: 'the calendar holds a meeting',
  parameters: { ...createListedActivity() },
}

/** More than one page at the service's hundred a page, all on one day. */
export const manyActivities = {
  description: 'activities fill more than one page',
  parameters: { count: 101, due_date: createListedActivity().due_date },
}
