import { createSnippet } from './snippet'
import type { SearchEntry } from './search'

const entry: SearchEntry = {
  kind: 'article',
  path: '/blog/test-turing',
  title: 'El test de Turing',
  description: 'Dos modelos y una prueba.',
  body: ['Nadie escribe de noche.', 'Un juez conversa con dos modelos de noche y elige.'],
}

describe('what a result shows', () => {
  it.each([
    ['is the description where the title has it all', ['turing'], 'Dos modelos y una prueba.'],
    ['is the description where that has it', ['modelos', 'prueba'], 'Dos modelos y una prueba.'],
    ['is the paragraph that has it', ['noche'], 'Nadie escribe de noche.'],
    [
      'is the paragraph with most of it',
      ['juez', 'noche', 'turing'],
      'Un juez conversa con dos modelos de noche y elige.',
    ],
  ])('%s', (_what, terms, text) => {
    expect(createSnippet(entry, terms)).toBe(text)
  })

  it('is cut between words around what was found', () => {
    const long = `${'antes '.repeat(60)}aguja ${'luego '.repeat(60)}fin`
    const text = createSnippet({ ...entry, description: '', body: [long] }, ['aguja'])
    expect(text).toMatch(/^…antes (antes )*aguja (luego )*luego…$/)
    expect(text.length).toBeLessThanOrEqual(202)
  })

  it('begins with a long text’s beginning where the find is there', () => {
    const long = `aguja ${'luego '.repeat(60)}fin`
    const text = createSnippet({ ...entry, description: '', body: [long] }, ['aguja'])
    expect(text).toMatch(/^aguja (luego )*luego…$/)
  })

  it('ends with a long text’s end where the find is there', () => {
    const long = `${'antes '.repeat(60)}aguja fin`
    const text = createSnippet({ ...entry, description: '', body: [long] }, ['aguja'])
    expect(text).toMatch(/^…antes (antes )*aguja fin$/)
  })
})
