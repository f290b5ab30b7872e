import { getFieldErrors } from '@/features/contactDetails/testing/getFieldErrors'
import {
  cancellationFormSchema,
  reasonField,
  toAppointment,
  toAppointmentChange,
  toCancellation,
} from './managedAppointment'

const booked = {
  number: 7,
  due_date: '2026-11-26',
  due_time: '10:00',
  source_timezone: 'Europe/Madrid',
  state: 'booked',
} as const

test('an appointment is read, and written as a change', () => {
  const appointment = { date: '2026-11-26', time: '10:00', timeZone: 'Europe/Madrid' }
  expect(toAppointment(booked)).toEqual(appointment)
  expect(toAppointmentChange(appointment)).toEqual({
    due_date: '2026-11-26',
    due_time: '10:00',
    source_timezone: 'Europe/Madrid',
  })
})

test('without a zone it is in UTC', () => {
  expect(toAppointment({ ...booked, source_timezone: '' }).timeZone).toBe('UTC')
})

const long = 'a'.repeat(reasonField.maxLength)

test.each([
  ['none', '', {}],
  ['spaces', ' ', {}],
  ['the longest', ` ${long} `, {}],
  ['a longer one', `${long}a`, { reason: 'error_too_long' }],
])('a reason is optional, and as long as the service takes: %s', (_which, reason, errors) => {
  expect(getFieldErrors(cancellationFormSchema, { reason })).toEqual(errors)
})

test.each([
  [' ', undefined],
  [' Travelling ', { reason: 'Travelling' }],
])('only a reason is sent: %p', (reason, sent) => {
  expect(toCancellation({ reason })).toEqual(sent)
})
