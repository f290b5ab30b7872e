import { toPageResponse } from './schemas'

it.each([
  ['all items by default', {}, ['a', 'b', 'c', 'd', 'e'], { start: 0, limit: 100 }],
  ['a first page', { limit: '2' }, ['a', 'b'], { start: 0, limit: 2, next_start: 2 }],
  [
    'a page from the middle of another',
    { start: '1', limit: '2' },
    ['b', 'c'],
    { start: 1, limit: 2, next_start: 3 },
  ],
  ['a last page that is full', { start: '3', limit: '2' }, ['d', 'e'], { start: 3, limit: 2 }],
  ['a last page that is not', { start: '4', limit: '2' }, ['e'], { start: 4, limit: 2 }],
  ['nothing past the end', { start: '5', limit: '2' }, null, { start: 5, limit: 2 }],
])('a list has %s: %j', (_what, query, data, pagination) => {
  expect(toPageResponse(['a', 'b', 'c', 'd', 'e'], query)).toEqual({
    success: true,
    data,
    additional_data: {
      pagination: { ...pagination, more_items_in_collection: 'next_start' in pagination },
    },
  })
})
