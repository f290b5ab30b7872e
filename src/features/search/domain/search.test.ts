import { indexEntries, search, type SearchEntry } from './search'

const entry = (path: string, fields: Partial<SearchEntry>): SearchEntry => ({
  kind: 'page',
  path,
  title: '',
  description: '',
  body: [],
  ...fields,
})
const found = (entries: readonly SearchEntry[], query: string) =>
  search(indexEntries(entries), query).map(({ path }) => path)

describe('a search', () => {
  const entries = [
    entry('blog', { body: ['Nada.', 'Los precios de siempre.'] }),
    entry('pricing', { title: 'Precios', description: 'Tres planes' }),
    entry('home', { title: 'Inicio', description: 'Precios y planes' }),
  ]

  it('puts what is in the title before the description, and that before the body', () => {
    expect(found(entries, 'precio')).toEqual(['pricing', 'home', 'blog'])
  })

  it('wants every word, wherever each of them stands', () => {
    expect(found(entries, 'precios planes')).toEqual(['pricing', 'home'])
    expect(found(entries, 'precios planes tres')).toEqual(['pricing'])
    expect(found(entries, 'precios barcos')).toEqual([])
  })

  it('finds a word across fields', () => {
    const both = entry('health', { title: 'Salud', body: ['Menos citas perdidas.'] })
    expect(found([both], 'citas salud')).toEqual(['health'])
  })

  it.each(['PRECIOS', 'précios', '  precios  ', '¿precios?'])(
    'does not mind how %j is typed',
    (query) => {
      expect(found(entries, query)).toEqual(['pricing', 'home', 'blog'])
    },
  )

  it.each(['', '   ', '¿?'])('for %j finds nothing', (query) => {
    expect(found(entries, query)).toEqual([])
  })

  it('leaves equals in their order', () => {
    const equals = (['retail', 'health', 'financial'] as const).map((page) =>
      entry(page, { title: 'Asistentes' }),
    )
    expect(found(equals, 'asistentes')).toEqual(['retail', 'health', 'financial'])
  })
})
