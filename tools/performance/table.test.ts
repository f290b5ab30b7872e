import { renderTable } from './table'

test('columns are aligned, numbers to the right', () => {
  expect(
    renderTable(
      ['page', 'KB'],
      [
        ['home', '9.5'],
        ['scheduleDemo', '120.0'],
      ],
    ),
  ).toBe(
    [
      '| page         |    KB |',
      '| ------------ | ----: |',
      '| home         |   9.5 |',
      '| scheduleDemo | 120.0 |',
    ].join('\n'),
  )
})

test('a row that is too short is filled up', () => {
  expect(renderTable(['a', 'b'], [['x']])).toContain('| x   |     |')
})
