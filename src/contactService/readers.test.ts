/** @jest-environment node */
import { createListedActivity, exampleDealField } from '../testing/contactServiceExamples'
import { listOf, readCreated, readDealField, readListedActivity } from './readers'

const activity = createListedActivity()

test('an activity is cut to what the site reads', () => {
  const answered = { ...activity, id: 7, note: 'private', person_name: 'Somebody' }
  expect(readListedActivity(answered)).toEqual(activity)
})

test('what an activity lacks is null, and its subject empty', () => {
  expect(readListedActivity({ due_date: '2025-06-04' })).toEqual({
    due_date: '2025-06-04',
    due_time: null,
    duration: null,
    source_timezone: null,
    subject: '',
  })
})

test('a deal field is cut to what the site reads', () => {
  expect(readDealField({ ...exampleDealField, id: 7, options: [] })).toEqual(exampleDealField)
})

test('a created record is cut to its id', () => {
  expect(readCreated({ id: 7, name: 'Lucía' })).toEqual({ id: 7 })
})

test.each([
  ['an activity without a date', readListedActivity, { ...activity, due_date: null }],
  ['an activity that is none', readListedActivity, 'busy'],
  ['a deal field without a key', readDealField, { name: 'Industria' }],
  ['a deal field without a name', readDealField, { key: 'abc' }],
  ['a record without an id', readCreated, { name: 'Lucía' }],
  ['a record with a text for an id', readCreated, { id: '7' }],
  ['a record that is a list', readCreated, [{ id: 7 }]],
  ['no record', readCreated, null],
  ['no list', listOf(readCreated), { id: 7 }],
  ['no data', listOf(readCreated), undefined],
  ['a list with one item that is none', listOf(readCreated), [{ id: 7 }, null]],
])('%s breaks the contract', (_name, read, data) => {
  expect(read(data)).toBeUndefined()
})

test('null is an empty list', () => {
  expect(listOf(readCreated)(null)).toEqual([])
})
