import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'

/** Answers the requests of a file's tests. A handler that a test adds is forgotten after it. */
export function startServer(...handlers: readonly RequestHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => {
    server.listen()
  })
  afterEach(() => {
    server.resetHandlers()
  })
  afterAll(() => {
    server.close()
  })
  return server
}
