import { matchesTerm, markTerms, getSearchTerms, splitWords } from './words'

describe('the words of a query', () => {
  it.each([
    ['  Atención   al CLIENTE ', ['atencion', 'al', 'cliente']],
    ['¿WhatsApp, o webchat?', ['whatsapp', 'o', 'webchat']],
    ['precio precio PRECIO', ['precio']],
    ['24/7', ['24', '7']],
    ['', []],
    [' ¿? …', []],
  ])('of %j are %j', (query, terms) => {
    expect(getSearchTerms(query)).toEqual(terms)
  })
})

describe('a word is found', () => {
  it.each([
    ['Citas médicas', 'medica', true],
    ['Citas médicas', 'médica', false],
    ['Solicita una cita', 'cita', true],
    ['Solicita una visita', 'cita', false],
    ['SalesBot', 'bot', true],
    ['SalesBot', 'salesb', true],
    ['PickerBOT', 'bot', true],
    ['industria', 'ia', false],
  ])('in %j by %j: %j', (text, term, found) => {
    expect(matchesTerm(splitWords(text), term)).toBe(found)
  })
})

describe('a text with terms marked', () => {
  const marked = (text: string, query: string) =>
    markTerms(text, getSearchTerms(query)).map((part) =>
      part.isMatch ? `[${part.text}]` : part.text,
    )

  it.each([
    ['Reduce las citas médicas perdidas', 'medica CITA', 'Reduce las [citas] [médicas] perdidas'],
    ['WhatsApp e Instagram', 'whatsapp', '[WhatsApp] e Instagram'],
    ['¿Cuánto cuesta?', 'cuesta', '¿Cuánto [cuesta]?'],
    ['Nada que ver', 'otro', 'Nada que ver'],
    ['', 'algo', ''],
  ])('%j for %j', (text, query, expected) => {
    expect(marked(text, query).join('')).toBe(expected)
  })

  it('is the text again when its parts are joined, also where accents stand apart', () => {
    const text = 'Atencio\u0301n y atención: ¡las dos!'
    const parts = markTerms(text, ['atencion'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.some((part) => part.isMatch)).toBe(true)
  })
})
