/** @jest-environment node */
import * as v from 'valibot'
import { createListedActivity, exampleDealField } from '@/testing/contactServiceExamples'
import {
  bookedAppointmentSchema,
  createdSchema,
  dealFieldSchema,
  listedActivitySchema,
} from './responses'

const activity = createListedActivity()

test('an activity keeps only the fields that the site reads', () => {
  const answered = { ...activity, id: 7, note: 'private', person_name: 'Somebody' }
  expect(v.parse(listedActivitySchema, answered)).toEqual(activity)
})

test.each([
  ['what an activity lacks', { due_date: '2025-06-04' }],
  ['what is no text', { due_date: '2025-06-04', due_time: 10, duration: {}, subject: null }],
])('%s is read as null, and the subject as empty', (_name, answered) => {
  expect(v.parse(listedActivitySchema, answered)).toEqual({
    due_date: '2025-06-04',
    due_time: null,
    duration: null,
    source_timezone: null,
    subject: '',
  })
})

test('a text that is no time is accepted', () => {
  expect(v.parse(listedActivitySchema, { ...activity, due_time: '' }).due_time).toBe('')
})

test('a deal field keeps only the fields that the site reads', () => {
  const answered = { ...exampleDealField, id: 7, options: [] }
  expect(v.parse(dealFieldSchema, answered)).toEqual(exampleDealField)
})

test('a created record keeps only its id', () => {
  expect(v.parse(createdSchema, { id: 7, name: 'Lucía' })).toEqual({ id: 7 })
})

const appointment = {
  number: 7,
  due_date: '2025-06-04',
  due_time: '10:00',
  source_timezone: 'Europe/Madrid',
  state: 'booked',
}

test('a booked appointment keeps only the fields that its page shows', () => {
  const answered = { ...appointment, note: 'private', person_name: 'Somebody' }
  expect(v.parse(bookedAppointmentSchema, answered)).toEqual(appointment)
})

test.each([
  ['an appointment in an unknown state', bookedAppointmentSchema, { ...appointment, state: 'new' }],
  ['an activity without a date', listedActivitySchema, { ...activity, due_date: null }],
  ['an activity that is none', listedActivitySchema, 'busy'],
  ['a deal field without a key', dealFieldSchema, { name: 'Industria' }],
  ['a deal field without a name', dealFieldSchema, { key: 'abc' }],
  ['a record without an id', createdSchema, { name: 'Lucía' }],
  ['a record with a text for an id', createdSchema, { id: '7' }],
  ['a record that is a list', createdSchema, [{ id: 7 }]],
  ['no record', createdSchema, null],
])('%s violates the contract', (_name, schema, data) => {
  expect(v.is(schema, data)).toBe(false)
})
