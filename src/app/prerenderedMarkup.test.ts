import { toMarkup } from './prerenderedMarkup'

it.each([
  [
    '<a href="/" hrefLang="es" class="x">hrefLang="es"</a>',
    '<a href="/" hreflang="es" class="x">hrefLang="es"</a>',
  ],
  [
    '<input maxLength="40" enterKeyHint="search"/>',
    '<input maxlength="40" enterkeyhint="search"/>',
  ],
  ['<svg viewBox="0 0 1 1"></svg>', '<svg viewBox="0 0 1 1"></svg>'],
])('writes the attributes of %s in lower case', (rendered, html) => {
  expect(toMarkup(rendered)).toBe(html)
})
