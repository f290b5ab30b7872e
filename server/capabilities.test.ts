import { createCapabilities } from './capabilities'

const hour = 3_600_000
let now: number
const capabilities = createCapabilities('a secret of this gateway', () => now)

beforeEach(() => {
  now = Date.parse('2026-03-02T08:30:00Z')
})

it('grants the records that they name', () => {
  const others = [capabilities.issue('person', 8), 'nonsense']
  const capability = capabilities.issue('person', 7)
  expect(capabilities.listIds([...others, capability].join(' '), 'person')).toEqual([8, 7])
})

it('fits into the header that carries it', () => {
  const longest = capabilities.issue('organization', Number.MAX_SAFE_INTEGER)
  expect(longest).toMatch(/^[\w.-]{1,120}$/)
})

it('expires after an hour', () => {
  const capability = capabilities.issue('deal', 7)
  now += hour - 1
  expect(capabilities.listIds(capability, 'deal')).toEqual([7])
  now += 1
  expect(capabilities.listIds(capability, 'deal')).toEqual([])
})

describe('grants nothing', () => {
  const issueCapability = () => capabilities.issue('deal', 7)

  it.each([
    ['another record', () => issueCapability(), 'deal', 8],
    ['a record whose number begins alike', () => issueCapability(), 'deal', 77],
    ['another kind of record', () => issueCapability(), 'person', 7],
    ['a record that is written into it', () => issueCapability().replace('.7.', '.8.'), 'deal', 8],
    [
      'a later expiry',
      () => issueCapability().replace(String(now + hour), String(now + 2 * hour)),
      'deal',
      7,
    ],
    ['a signature that is cut', () => issueCapability().slice(0, -2), 'deal', 7],
    ['no signature', () => `deal.7.${now + hour}.`, 'deal', 7],
    [
      'the capability of another gateway',
      () => createCapabilities('another secret', () => now).issue('deal', 7),
      'deal',
      7,
    ],
  ] as const)('for %s', (_case, create, kind, id) => {
    expect(capabilities.listIds(create(), kind)).not.toContain(id)
  })
})
