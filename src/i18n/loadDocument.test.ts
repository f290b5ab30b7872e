import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type * as LoadDocument from './loadDocument'

const server = setupServer(
  http.get('*/content/en/listings/newest.json', () => HttpResponse.json({ articles: [] })),
  http.get('*/content/es/articles/gone.json', () => new HttpResponse(null, { status: 404 })),
  http.get('*/content/es/articles/broken.json', () => new HttpResponse(null, { status: 503 })),
)
beforeAll(() => {
  server.listen()
})
afterAll(() => {
  server.close()
})

// The setup sets the reader in another copy of the module.
let loadDocument: typeof LoadDocument.loadDocument
beforeAll(() => {
  jest.isolateModules(() => {
    ;({ loadDocument } = jest.requireActual<typeof LoadDocument>('./loadDocument'))
  })
})

it('loadDocument requests a document from the server', async () => {
  expect(await loadDocument('/content/en/listings/newest.json')).toEqual({ articles: [] })
})

it('loadDocument resolves to undefined if the document does not exist', async () => {
  expect(await loadDocument('/content/es/articles/gone.json')).toBeUndefined()
})

it('loadDocument rejects if the server fails', async () => {
  const path = '/content/es/articles/broken.json'
  await expect(loadDocument(path)).rejects.toThrow(`'${path}' was answered with 503`)
})
