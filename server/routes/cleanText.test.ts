import { formatHtmlNote } from '@/features/contactDetails/domain/note'
import { cleanTexts } from './cleanText'

it.each([
  ['Ana\u0000\u0007\u001B[31m \u009FPérez', 'Ana[31m Pérez'],
  ['Ana\r\n\tPérez', 'Ana Pérez'],
  ['Ana\u2028Pérez', 'Ana Pérez'],
  ['\u202EanA Pérez\u202D', 'anA Pérez'],
  ['Ana \uD83D', 'Ana '],
  ['\uDE00 Ana 😀', ' Ana 😀'],
])('a line loses control characters and lone surrogates: %j', (text, expected) => {
  expect(cleanTexts({ name: text, email: [{ value: text }] })).toEqual({
    name: expected,
    email: [{ value: expected }],
  })
})

it.each(['note', 'description'])('escapes a %s, without control characters (R36)', (field) => {
  const text = `<img src=x onerror="alert('1')"><br>R&D\u0007<br/><script>`
  expect(cleanTexts({ [field]: text })).toEqual({
    [field]:
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<br>R&amp;D&lt;br/&gt;&lt;script&gt;',
  })
})

it.each([`Lucía O'Neill <b>`, 'R&D &amp; Co', '&lt;', '&#60;b&#62;', 'two\nlines', 'a<br>b'])(
  'leaves a note as the browser escaped it: %j',
  (text) => {
    const note = formatHtmlNote([['Nombre', text]])
    expect(cleanTexts({ note })).toEqual({ note })
  },
)

it('reads an e-mail address as the form does, and leaves what is none to be refused', () => {
  const clean = (value: string) => cleanTexts({ email: [{ value }] })
  expect(clean('Ana <ANA@EXAMPLE.com>,')).toEqual({ email: [{ value: 'ANA@example.com' }] })
  expect(clean('Ana\r\nBcc: x')).toEqual({ email: [{ value: 'Ana Bcc: x' }] })
})

it.each(['Nombre: Ana<br>', 'Mensaje: Hola<br>Teléfono: +113055550100<br>', ''])(
  'reads the phone of a note as that of its person, and no line of a message: %s',
  (before) => {
    const getNote = (phone: string) => `${before}Teléfono: ${phone}<br>Idioma preferido: Inglés`
    const body = { phone: [{ value: '+113055550100' }], note: getNote('+113055550100') }
    expect(cleanTexts(body)).toEqual({
      phone: [{ value: '+13055550100' }],
      note: getNote('+13055550100'),
    })
  },
)

it.each([
  ['+34612345678WhatsApp', '+34612345678'],
  ['+34612345678 solo tardes', '+34612345678'],
  ['+11800FLOWERS', '+11800FLOWERS'],
])('reads the number before a remark, which stays in the note: %s', (sent, phone) => {
  const body = { phone: [{ value: sent }], note: `Teléfono: ${sent}` }
  expect(cleanTexts(body)).toEqual({ phone: [{ value: phone }], note: `Teléfono: ${sent}` })
})

it('changes only texts', () => {
  const body = { org_id: 7, phone: [{ value: '+34612345678', primary: true }], none: null }
  expect(cleanTexts(body)).toEqual(body)
})
