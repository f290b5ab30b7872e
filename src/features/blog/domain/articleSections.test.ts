import { articleSections } from './articleSections'

const paragraph = (text: string) => ({ type: 'paragraph', text }) as const
const heading = (text: string) => ({ type: 'heading', text }) as const

test('what stands before the first heading is the opening, then each heading takes what follows', () => {
  const list = { type: 'list', items: ['a', 'b'] } as const
  expect(
    articleSections([paragraph('One'), paragraph('Two'), heading('H'), paragraph('Three'), list]),
  ).toEqual([
    { blocks: [paragraph('One'), paragraph('Two')] },
    { heading: 'H', blocks: [paragraph('Three'), list] },
  ])
})

test('an article may begin with a heading, and two may follow each other', () => {
  expect(articleSections([heading('A'), heading('B'), paragraph('One')])).toEqual([
    { heading: 'A', blocks: [] },
    { heading: 'B', blocks: [paragraph('One')] },
  ])
  expect(articleSections([])).toEqual([])
})
