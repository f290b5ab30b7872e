import { formatHtmlNote } from './note'

it('writes a line for each value', () => {
  expect(
    formatHtmlNote([
      ['Nombre', ' Ana '],
      ['Empresa', '  '],
      ['Idioma', 'Español'],
    ]),
  ).toBe('Nombre: Ana<br>Idioma: Español')
})

it('escapes every character that HTML reads (R36)', () => {
  expect(formatHtmlNote([['Nombre', `<img src=x onerror="a('b')"> & Cía &amp;`]])).toBe(
    'Nombre: &lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; Cía &amp;amp;',
  )
})

it('keeps the line breaks of a value, whichever system they come from', () => {
  expect(formatHtmlNote([['Mensaje', '\nuno\ndos\r\n\r\ntres\rcuatro & <br>\n']])).toBe(
    'Mensaje: uno<br>dos<br><br>tres<br>cuatro &amp; &lt;br&gt;',
  )
})

it('is empty without lines', () => {
  expect(formatHtmlNote([])).toBe('')
})
