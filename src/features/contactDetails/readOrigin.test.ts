import fc from 'fast-check'
import { campaignParameters, maxOriginLength } from '@/contactService/schemas/origin'
import { isVisible } from '@/contactService/schemas/rules'
import { readOrigin, type OriginWindow } from './readOrigin'

const site = 'https://www.example.com'

/** A browser whose document was loaded from an address of the site. */
const createWindow = ({
  address = '/',
  referrer = '',
  history,
}: {
  readonly address?: string
  readonly referrer?: string
  /** The entries of the history; undefined where pages can't read it. */
  readonly history?: readonly (string | null)[]
} = {}): OriginWindow => ({
  document: { referrer },
  location: new URL(site),
  performance: {
    getEntriesByType: (type) =>
      type === 'navigation' ? [{ name: `${site}${address}` } as PerformanceEntry] : [],
  },
  ...(history && {
    navigation: {
      entries: () => history.map((path) => ({ url: path === null ? null : `${site}${path}` })),
    },
  }),
})

const read = (...args: Parameters<typeof createWindow>) => readOrigin(createWindow(...args))

const campaign = '?utm_source=boletin&utm_medium=email'
const fromCampaign = { utm_source: 'boletin', utm_medium: 'email' }

it('is unknown without a campaign and a referrer', () => {
  expect(read()).toBeUndefined()
  expect(read({ address: '/agendar-demo?industry=Salud', history: ['/', null] })).toBeUndefined()
})

it('is the campaign of the address from which the document was loaded', () => {
  expect(read({ address: `/precios${campaign}` })).toEqual(fromCampaign)
})

it('has every parameter of the list, and no other', () => {
  const all = Object.fromEntries(campaignParameters.map((name) => [name, `of ${name}`]))
  const query = new URLSearchParams({ ...all, utm_id: '1', email: 'ana@example.com' })
  expect(read({ address: `/?${query}` })).toEqual(all)
})

it('is the campaign of the first address that has one, also if another document was loaded then', () => {
  expect(read({ address: '/precios', history: [`/${campaign}`, '/precios'] })).toEqual(fromCampaign)
  const later = '/blog?utm_source=search'
  expect(read({ address: later, history: ['/', `/${campaign}`, later] })).toEqual(fromCampaign)
})

it('is the campaign of the document if the history has been replaced', () => {
  expect(read({ address: `/${campaign}`, history: ['/en'] })).toEqual(fromCampaign)
})

it.each([
  ['https://news.example.org/a?token=secret', { referrer: 'news.example.org' }],
  ['android-app://com.example.mail/', { referrer: 'com.example.mail' }],
  [`${site}/precios`, undefined],
])('names the host alone of another site that led here: %s', (referrer, expected) => {
  expect(read({ referrer })).toEqual(expected)
})

it('has campaign and referrer', () => {
  expect(read({ address: `/${campaign}`, referrer: 'https://news.example.org/' })).toEqual({
    ...fromCampaign,
    referrer: 'news.example.org',
  })
})

it('is read as far as the browser answers', () => {
  const performance = {} as Performance
  expect(readOrigin({ ...createWindow(), performance })).toBeUndefined()
  const referrer = 'https://news.example.org/'
  expect(readOrigin({ ...createWindow({ referrer }), performance })).toEqual({
    referrer: 'news.example.org',
  })
  expect(read({ address: `/${campaign}`, referrer: 'nonsense' })).toEqual(fromCampaign)
})

it.each([
  ['a%00b%0D%0Ac', 'a b c'],
  ['%20%20boletin%09', 'boletin'],
  ['%3Cimg+src%3Dx%3E', '<img src=x>'],
  ['%E0%A4%A', '\ufffd%A'],
  ['😀'.repeat(101), '😀'.repeat(100)],
])('makes one line of the value %s', (written, value) => {
  expect(read({ address: `/?utm_source=${written}` })).toEqual({ utm_source: value })
})

it.each(['', '%20', '%E2%80%8B', '%00'])(
  'leaves out the value %j, which shows nothing',
  (value) => {
    expect(read({ address: `/?utm_source=${value}` })).toBeUndefined()
  },
)

const isAccepted = (value: string) =>
  isVisible(value) && Array.from(value).length <= maxOriginLength && !/\p{Cc}/u.test(value)

it('makes of whatever is in a link a value that the gateway accepts', () => {
  const query = fc.dictionary(fc.constantFrom(...campaignParameters), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(query, fc.string(), (values, rest) => {
      const origin = read({ address: `/?${new URLSearchParams(values)}&${rest}` }) ?? {}
      expect(Object.values(origin).filter((value) => !isAccepted(value))).toEqual([])
    }),
  )
})
