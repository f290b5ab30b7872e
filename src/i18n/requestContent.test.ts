import { http, HttpResponse } from 'msw'
import { startServer } from '../testing/startServer'
import { requestContent, findRequestedSection, requestPageContent } from './loadDocument'

const nav = { home: 'Start' }
const asked: string[] = []
let status = 200
startServer(
  http.get('*/content/*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
    if (status !== 200) return new HttpResponse(null, { status })
    return HttpResponse.json({ nav })
  }),
)

beforeEach(() => {
  asked.length = 0
})

it('is requested once', async () => {
  const path = '/assets/content/en/pages/blog.0a1b2c3d4e.json'
  const [one, other] = await Promise.all([requestContent(path), requestContent(path)])
  expect(one).toEqual({ nav })
  expect(other).toBe(one)
  expect(asked).toEqual([path])
})

it('is requested again if the first request failed', async () => {
  status = 503
  await expect(requestPageContent('en', 'pricing')).rejects.toThrow()
  expect(await findRequestedSection('en', 'hero')).toBeUndefined()
  status = 200
  expect(await requestPageContent('en', 'pricing')).toHaveProperty('nav')
})

it('of another page has its sections in its language', async () => {
  await requestPageContent('en', 'search')
  expect(await findRequestedSection('en', 'nav')).toEqual(nav)
  expect(await findRequestedSection('es', 'nav')).toBeUndefined()
  expect(await findRequestedSection('en', 'hero')).toBeUndefined()
})
