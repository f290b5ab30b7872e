import { delay, http, HttpResponse } from 'msw'
import { isLoadError, patienceMs } from '../site/loading'
import { startServer } from '../testing/startServer'
import type * as LoadDocument from './loadDocument'

const document = { articles: [] }
const path = '/content/en/listings/newest.json'

const server = startServer()
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

// The setup sets the reader in another copy of the module.
let loadDocument: typeof LoadDocument.loadDocument
beforeAll(() => {
  jest.isolateModules(() => {
    ;({ loadDocument } = jest.requireActual<typeof LoadDocument>('./loadDocument'))
  })
})

type Answer = () => Response | Promise<Response>

/** Answers the requests one by one, the last answer for all that follow; returns their `cache` modes. */
function answer(...answers: readonly Answer[]): RequestCache[] {
  const modes: RequestCache[] = []
  server.use(
    http.get(`*${path}`, ({ request }) => {
      modes.push(request.cache)
      return (answers[modes.length - 1] ?? answers.at(-1))?.()
    }),
  )
  return modes
}

const sent = () => HttpResponse.json(document)

const failures: [string, () => Response][] = [
  ['is out of order', () => new HttpResponse(null, { status: 503 })],
  ['can’t be reached', () => HttpResponse.error()],
  ['sends a page instead', () => HttpResponse.html('<!doctype html><h1>Sign in</h1>')],
  ['sends half of it', () => new HttpResponse('{"articles":[', { status: 200 })],
]

it('requests a document from the server', async () => {
  const modes = answer(sent)
  expect(await loadDocument(path)).toEqual(document)
  expect(modes).toEqual(['default'])
})

it('resolves to undefined if the document does not exist', async () => {
  const modes = answer(() => new HttpResponse(null, { status: 404 }))
  expect(await loadDocument(path)).toBeUndefined()
  expect(modes).toHaveLength(1)
})

describe.each(failures)('a server that %s', (_how, fail) => {
  it('is asked again at once, past the caches', async () => {
    const modes = answer(fail, sent)
    expect(await loadDocument(path)).toEqual(document)
    expect(modes).toEqual(['default', 'reload'])
  })

  it('is asked for the last time after a pause', async () => {
    const modes = answer(fail, fail, sent)
    const loaded = loadDocument(path)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await loaded).toEqual(document)
    expect(modes).toHaveLength(3)
  })

  it('makes a load error of it in the end', async () => {
    const modes = answer(fail)
    const failed = loadDocument(path).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(isLoadError(await failed)).toBe(true)
    expect(modes).toHaveLength(3)
  })
})

describe('a server that never answers', () => {
  const hang: Answer = async () => {
    await delay('infinite')
    return sent()
  }

  it('is asked again after a while', async () => {
    const modes = answer(hang, sent)
    const loaded = loadDocument(path)
    await jest.advanceTimersByTimeAsync(patienceMs)
    expect(await loaded).toEqual(document)
    expect(modes).toEqual(['default', 'reload'])
  })

  it('makes a load error of it in the end', async () => {
    const modes = answer(hang)
    const failed = loadDocument(path).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(4 * patienceMs)
    expect(isLoadError(await failed)).toBe(true)
    expect(modes).toHaveLength(3)
  })
})
