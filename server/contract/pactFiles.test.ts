import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { normalizePact, findPactDifferences, readPacts, writePacts, type Pact } from './pactFiles'

const createInteraction = (description: string, path = '/persons') => ({
  description,
  request: { method: 'POST', path },
})

const createPact = (...interactions: Pact['interactions']): Pact => ({
  consumer: { name: 'site' },
  provider: { name: 'gateway' },
  interactions,
  metadata: { 'pact-js': { version: '16.5.0' }, pactSpecification: { version: '3.0.0' } },
})

const normalize = (...interactions: Pact['interactions']) =>
  normalizePact(createPact(...interactions))

test('a pact is written in the order of its descriptions, without versions of tools', () => {
  const text = normalize(createInteraction('b'), createInteraction('a'))
  expect(JSON.parse(text)).toEqual({
    consumer: { name: 'site' },
    provider: { name: 'gateway' },
    interactions: [createInteraction('a'), createInteraction('b')],
    metadata: { pactSpecification: { version: '3.0.0' } },
  })
  expect(text.endsWith('}\n')).toBe(true)
})

test('equal pacts have no differences', () => {
  const pacts = { 'one.json': normalize(createInteraction('a')) }
  expect(findPactDifferences(pacts, { ...pacts })).toEqual([])
})

test('every difference is named', () => {
  const committed = {
    'gone.json': normalize(),
    'one.json': normalize(createInteraction('a'), createInteraction('b'), createInteraction('c')),
  }
  const fresh = {
    'new.json': normalize(),
    'one.json': normalize(
      createInteraction('a'),
      createInteraction('b', '/people'),
      createInteraction('d'),
    ),
  }
  expect(findPactDifferences(committed, fresh)).toEqual([
    'gone.json is committed, but no test makes it',
    'new.json is not committed',
    "one.json: 'b' is changed",
    "one.json: 'c' is no longer tested",
    "one.json: 'd' is new",
  ])
})

test('another provider is a difference too', () => {
  const other = normalizePact({ ...createPact(), provider: { name: 'other' } })
  expect(findPactDifferences({ 'one.json': normalize() }, { 'one.json': other })).toEqual([
    'one.json: its head has changed',
  ])
})

describe('in a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pact-files-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  test('pacts replace those that were there, and are read as they were written', () => {
    writeFileSync(join(folder, 'old.json'), JSON.stringify(createPact()))
    const texts = { 'one.json': normalize(createInteraction('a')) }
    writePacts(folder, texts)
    expect(readdirSync(folder)).toEqual(['one.json'])
    expect(readFileSync(join(folder, 'one.json'), 'utf8')).toBe(texts['one.json'])
    expect(readPacts(folder)).toEqual(texts)
  })

  test('there may be none', () => {
    expect(readPacts(join(folder, 'nowhere'))).toEqual({})
  })
})
