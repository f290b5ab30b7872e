import { reasonField, toCancellation, validateCancellation } from './cancellation'

const long = 'a'.repeat(reasonField.maxLength)

test.each([
  ['', {}],
  [' ', {}],
  [` ${long} `, {}],
  [`${long}a`, { reason: 'error_too_long' }],
])('a reason is optional, and as long as the service takes', (reason, errors) => {
  expect(validateCancellation({ reason })).toEqual(errors)
})

test.each([
  [' ', undefined],
  [' Travelling ', { reason: 'Travelling' }],
])('only a reason is sent: %p', (reason, sent) => {
  expect(toCancellation({ reason })).toEqual(sent)
})
