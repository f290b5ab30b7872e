import { createServer } from 'node:http'
import * as v from 'valibot'
import { listenForTest } from '../../testing/closing'
import { CrmRefusal, CrmUnavailable } from '../crm'
import { createVendorClient, listAllPages, readResponse } from './vendorClient'

const call = 'PATCH /api/v2/deals/{id}'

const read = (response: Response): Promise<unknown> =>
  readResponse(response, call).catch((error: unknown) => error)

const refuse = (status: number) => read(Response.json({ success: false, error: 'No' }, { status }))

it.each([400, 403, 404, 405, 409, 410, 413, 422])('%i refuses for good', async (status) => {
  expect(await refuse(status)).toEqual(new CrmRefusal(call, status))
})

it.each([402, 408, 429, 500, 502, 503])('%i says nothing about this request', async (status) => {
  expect(await refuse(status)).toEqual(
    new CrmUnavailable(`The CRM responded to ${call} with ${status}`),
  )
})

it('401 says something about the token alone', async () => {
  expect(await refuse(401)).toEqual(new CrmUnavailable('The CRM does not accept CRM_TOKEN (401)'))
})

it('a redirect is not followed, and is named with its call, without the id of a record', async () => {
  const paths: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    paths.push(url)
    response.writeHead(301, { location: '/elsewhere' }).end()
  })
  const client = createVendorClient({
    url: `http://${await listenForTest(server)}`,
    token: 'token',
  })
  const error = await client
    .send({ method: 'GET', path: '/v1/deals/17' })
    .catch((thrown: unknown) => thrown)
  expect(error).toEqual(new CrmUnavailable('The CRM responded to GET /v1/deals/{id} with 301'))
  expect(paths).toEqual(['/v1/deals/17'])
})

it.each([
  ['to itself', ['a', 'a'], 2],
  ['to a page before', ['a', 'b', 'c', 'b'], 4],
])('a page that leads %s ends the reading of a list', async (_where, cursors, pages) => {
  let calls = 0
  const send = () => {
    calls += 1
    const next_cursor = cursors[Math.min(calls, cursors.length) - 1]
    return Promise.resolve({ success: true as const, data: [], additional_data: { next_cursor } })
  }
  const listed = listAllPages({ send }, { path: '/list', query: {}, schema: v.unknown() })
  await expect(listed).rejects.toThrow(CrmUnavailable)
  expect(calls).toBe(pages)
})

it('a page of more than was asked for is not read, since looking at each item would hold up all visitors', async () => {
  const data = Array.from({ length: 501 }, () => ({}))
  const look = jest.fn(() => true)
  const send = () => Promise.resolve({ success: true as const, data })
  const schema = v.pipe(v.unknown(), v.check(look))
  const listed = listAllPages({ send }, { path: '/list', query: {}, schema })
  await expect(listed).rejects.toThrow("The CRM's list cannot be read")
  expect(look).not.toHaveBeenCalled()
})

it.each([
  [403, '<h1>Denied</h1>'],
  [200, '{"success": true, "data": [{"id"'],
  [200, '{"success": false}'],
])('%i without its envelope says nothing about this request: %s', async (status, body) => {
  expect(await read(new Response(body, { status }))).toBeInstanceOf(CrmUnavailable)
})

it('a body is read to 16 MiB, and a longer one says nothing about this request', async () => {
  let megabytes = 0
  const body = new ReadableStream({
    pull: (controller) => {
      megabytes += 1
      controller.enqueue(Buffer.alloc(1024 * 1024, ' '))
      if (megabytes === 64) controller.close()
    },
  })
  const error = await read(new Response(body))
  expect(error).toEqual(new CrmUnavailable('The CRM sent a response that is too long'))
  expect(megabytes).toBeLessThan(20)
})
