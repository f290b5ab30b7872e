import { createEmotionCache } from './emotionCache'

const addInsertionPoint = () => {
  document.head.innerHTML =
    '<meta name="emotion-insertion-point" content="1abc 2def"><style>.m-3ghi:hover{}.m-4-Name{}</style><style>.a{}</style>'
}

afterEach(() => {
  document.head.innerHTML = ''
})

it('the cache contains the rules of the document', () => {
  addInsertionPoint()
  expect(createEmotionCache().inserted).toEqual({
    '1abc': true,
    '2def': true,
    '3ghi': true,
    '4-Name': true,
  })
})

it('the cache inserts other rules before the stylesheets', () => {
  addInsertionPoint()
  createEmotionCache().sheet.insert('.m-3{color:red}')
  const [, inserted, prerendered] = document.head.children
  expect(inserted).toHaveAttribute('data-emotion', 'm')
  expect(prerendered).toHaveTextContent('.m-3ghi')
})

it('the cache is empty in a document that was not prerendered', () => {
  expect(createEmotionCache().inserted).toEqual({})
})
