import { toMarkup } from './prerenderedMarkup'

it('moves emotion’s global styles out of the root, all of them and nothing else', () => {
  expect(
    toMarkup(
      '<style data-emotion="css-global a">:root{}</style><main><style>p{}</style></main>' +
        '<style data-emotion="css-global b">body{}</style>',
    ),
  ).toEqual({
    root: '<main><style>p{}</style></main>',
    styles:
      '<style data-emotion="css-global a">:root{}</style>\n<style data-emotion="css-global b">body{}</style>',
  })
})

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
])('writes the attributes of %s in lower case', (rendered, root) => {
  expect(toMarkup(rendered).root).toBe(root)
})
