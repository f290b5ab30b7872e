import { compileMarkdown, getSectionTexts } from './compileMarkdown'

const compile = (markdown: string) => compileMarkdown(markdown, 'example.md')
const node = (tag: string, props: object, ...children: unknown[]) => ({ tag, props, children })

test('a heading starts a section; content before the first one is its own section', () => {
  expect(compile('Uno\n\nDos\n\n## ¿Qué es?\n\nTres\n\n## Vacío')).toEqual([
    [node('p', {}, 'Uno'), node('p', {}, 'Dos')],
    [node('h2', { id: 'que-es' }, '¿Qué es?'), node('p', {}, 'Tres')],
    [node('h2', { id: 'vacio' }, 'Vacío')],
  ])
})

test('has emphasis, links and line breaks of the source', () => {
  expect(
    compile('One *two* **three**\n[four](/en/pricing) and [five](https://example.com).'),
  ).toEqual([
    [
      node(
        'p',
        {},
        'One ',
        node('em', {}, 'two'),
        ' ',
        node('strong', {}, 'three'),
        ' ',
        node('a', { href: '/en/pricing' }, 'four'),
        ' and ',
        node('a', { href: 'https://example.com' }, 'five'),
        '.',
      ),
    ],
  ])
})

test('has lists and quotes', () => {
  expect(compile('One\n\n- a\n- *b*\n\n3. c\n4. d\n\n> Quote')[0]?.slice(1)).toEqual([
    node('ul', {}, node('li', {}, 'a'), node('li', {}, node('em', {}, 'b'))),
    node('ol', { start: 3 }, node('li', {}, 'c'), node('li', {}, 'd')),
    node('blockquote', {}, node('p', {}, 'Quote')),
  ])
})

test('has pictures with their size, and captions', () => {
  const picture = '/pictures/articles/turingTest.svg'
  const img = node('img', { src: picture, alt: 'Two bubbles', width: 1200, height: 675 })
  expect(
    compile(`One\n\n![Two bubbles](${picture} "A caption")\n\n![Two bubbles](${picture})`),
  ).toEqual([
    [
      node('p', {}, 'One'),
      node('figure', {}, img, node('figcaption', {}, 'A caption')),
      node('figure', {}, img),
    ],
  ])
})

test.each([
  ['One\n\n<b>two</b>', "'html' is not supported (line 3 of the body)"],
  ['One\n\n### Two', 'headings are written ## (line 3 of the body)'],
  ['One\n\n```\ncode\n```', "'code' is not supported"],
  ['One\n\n![](/pictures/articles/turingTest.svg)', 'a picture needs a description'],
  ['One ![two](/pictures/articles/turingTest.svg)', 'a picture stands in a paragraph of its own'],
  ['One\n\n![two](https://example.com/a.svg)', "'https://example.com/a.svg' is no SVG of public/"],
  ['## One\n\nTwo', 'an article opens with a paragraph'],
])('%j is refused', (markdown, problem) => {
  expect(() => compile(markdown)).toThrow(`example.md: ${problem}`)
})

test('the texts of a body are those of its paragraphs, headings and items', () => {
  expect(getSectionTexts(compile('One *two*\n\n## Three\n\n- four\n- five\n\n> six'))).toEqual([
    'One two',
    'Three',
    'four',
    'five',
    'six',
  ])
})
