import { fitTitle, type Measure } from './fitTitle'

/** A font in which every letter is half as wide as high. */
const measure: Measure = (text, size) => (text.length * size) / 2

const fit = (title: string, width: number, height: number, sizes = [80, 60, 40]) =>
  fitTitle(title, { width, height, sizes }, measure)

it('sets a short title at the largest size, in one line', () => {
  expect(fit('Blog', 600, 200)).toEqual({ lines: ['Blog'], size: 80 })
})

it('uses the next size if a word is wider than the box', () => {
  expect(fit('Conversaciones', 430, 200)).toEqual({ lines: ['Conversaciones'], size: 60 })
})

it('uses the next size if the lines are higher than the box', () => {
  expect(fit('uno dos tres', 150, 140)).toEqual({ lines: ['uno dos', 'tres'], size: 40 })
})

it('breaks the title into lines of similar length', () => {
  expect(fit('uno dos seis diez o', 600, 200).lines).toEqual(['uno dos', 'seis diez o'])
})

it('never breaks at a no-break space', () => {
  expect(fit('baja hasta 60\u00a0%', 420, 200, [80]).lines).toEqual(['baja hasta', '60\u00a0%'])
})

it('ends no line with a word of one or two letters', () => {
  expect(fit('mira el video ya', 480, 200, [80]).lines).toEqual(['mira', 'el\u00a0video ya'])
})

it('prefers a smaller size to a short line', () => {
  expect(fit('siete conversaciones', 600, 200).lines).toEqual(['siete conversaciones'])
  expect(fit('uno conversaciones', 600, 200)).toEqual({ lines: ['uno conversaciones'], size: 60 })
  expect(fit('uno conversaciones', 600, 200, [80]).lines).toEqual(['uno', 'conversaciones'])
})

it('rejects a title that fits at no size', () => {
  expect(() => fit('Conversaciones', 100, 200)).toThrow(/'Conversaciones' does not fit/)
})
