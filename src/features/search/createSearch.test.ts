import type { SearchDocument } from '@/content/types'
import { createSearch } from './createSearch'

const createDocument = (path: string, fields: Partial<SearchDocument>): SearchDocument => ({
  kind: 'page',
  path,
  title: '',
  texts: [],
  ...fields,
})

const createFind = (documents: readonly SearchDocument[], ignored = '') => {
  const find = createSearch(documents, 'es', ignored)
  return (query: string) => find(query).map(({ path }) => path)
}

const join = (parts: readonly { readonly text: string; readonly isMark: boolean }[]) =>
  parts.map(({ text, isMark }) => (isMark ? `[${text}]` : text)).join('')

describe('a search', () => {
  const find = createFind(
    [
      createDocument('blog', { texts: ['Nada.', 'Los precios de siempre.'] }),
      createDocument('pricing', { title: 'Precios', texts: ['Tres planes'] }),
      createDocument('contact', { title: 'Escríbenos', words: 'teléfono, correo' }),
    ],
    'los, de',
  )

  it('puts what is in the title before what is in the text', () => {
    expect(find('precio')).toEqual(['pricing', 'blog'])
  })

  it('wants every word, if any document has them all', () => {
    expect(find('precios planes')).toEqual(['pricing'])
  })

  it('settles for some of the words otherwise', () => {
    expect(find('planes barcos')).toEqual(['pricing'])
  })

  it('finds a document by words that it does not say', () => {
    expect(find('telefono')).toEqual(['contact'])
  })

  it.each([
    'PRECIOS',
    'précios',
    '  precio  ',
    '¿los precios?',
    'presios',
    'prec',
    'ＰＲＥＣＩＯＳ',
    'pre\u200bcios',
    'los\u00a0precios',
  ])('finds the price by %j', (query) => {
    expect(find(query)).toEqual(['pricing', 'blog'])
  })

  it.each(['', '   ', '¿?', 'los', 'zzz', 'C++', '<p>'])('finds nothing by %j', (query) => {
    expect(find(query)).toEqual([])
  })

  it('does not guess at typing errors where it finds the word itself', () => {
    const find = createFind([
      createDocument('mail', { title: 'Email' }),
      createDocument('terms', { title: 'Gmail' }),
    ])
    expect(find('gmail')).toEqual(['terms'])
  })
})

describe('what was found', () => {
  const find = (fields: Partial<SearchDocument>, query: string) =>
    createSearch([createDocument('health', fields)], 'es', '')(query)[0]

  it('has its words marked, whatever their ending and accents', () => {
    const found = find({ title: 'Citas médicas', texts: ['Pide una cita.'] }, 'medico CITA')
    expect(join(found?.title ?? [])).toBe('[Citas] [médicas]')
    expect(join(found?.snippet ?? [])).toBe('Pide una [cita].')
  })

  it('has the word marked that a typing error stands for', () => {
    expect(join(find({ title: 'Un sector financiero' }, 'finanzero')?.title ?? [])).toBe(
      'Un sector [financiero]',
    )
  })

  it('shows the paragraph with most of the words, cut around them between words', () => {
    const long = `${'Antes de todo esto. '.repeat(10)}Aquí está la cita. ${'Y luego sigue. '.repeat(20)}`
    const found = find({ title: 'Salud', texts: ['Nada que ver.', long] }, 'cita')
    const snippet = join(found?.snippet ?? [])
    expect(snippet).toMatch(/^….* \[cita\].*…$/)
    expect(snippet.length).toBeLessThan(220)
  })

  it('shows the first paragraph where only the title has the words', () => {
    const found = find({ title: 'Citas', texts: ['Uno.', 'Dos.'] }, 'cita')
    expect(join(found?.snippet ?? [])).toBe('Uno.')
  })

  it('is its text again when its parts are joined, also where accents stand apart', () => {
    const title = 'Atencio\u0301n y atención: ¡las dos!'
    const found = find({ title }, 'atencion')
    expect((found?.title ?? []).map(({ text }) => text).join('')).toBe(title)
  })
})
