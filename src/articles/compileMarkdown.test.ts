import { compileMarkdown, getSectionTexts } from './compileMarkdown'

const compile = (markdown: string) => compileMarkdown(markdown, 'example.md')
const createNode = (tag: string, props: object, ...children: unknown[]) => ({
  tag,
  props,
  children,
})

test('a heading starts a section with an id of no language, and content before the first heading is its own section', () => {
  expect(compile('Uno\n\nDos\n\n## ¿Qué es?\n\nTres\n\n## Vacío')).toEqual([
    [createNode('p', {}, 'Uno'), createNode('p', {}, 'Dos')],
    [createNode('h2', { id: 'section-1' }, '¿Qué es?'), createNode('p', {}, 'Tres')],
    [createNode('h2', { id: 'section-2' }, 'Vacío')],
  ])
})

test('emphasis, links and line breaks are compiled', () => {
  expect(
    compile('One *two* **three**\n[four](/en/pricing) and [five](https://example.com).'),
  ).toEqual([
    [
      createNode(
        'p',
        {},
        'One ',
        createNode('em', {}, 'two'),
        ' ',
        createNode('strong', {}, 'three'),
        ' ',
        createNode('a', { href: '/en/pricing' }, 'four'),
        ' and ',
        createNode('a', { href: 'https://example.com' }, 'five'),
        '.',
      ),
    ],
  ])
})

test('lists and quotes are compiled', () => {
  expect(compile('One\n\n- a\n- *b*\n\n3. c\n4. d\n\n> Quote')[0]?.slice(1)).toEqual([
    createNode(
      'ul',
      {},
      createNode('li', {}, 'a'),
      createNode('li', {}, createNode('em', {}, 'b')),
    ),
    createNode('ol', { start: 3 }, createNode('li', {}, 'c'), createNode('li', {}, 'd')),
    createNode('blockquote', {}, createNode('p', {}, 'Quote')),
  ])
})

test('pictures are compiled with their size and caption', () => {
  const picture = '/pictures/articles/turingTest.svg'
  const img = createNode('img', { src: picture, alt: 'Two bubbles', width: 1200, height: 675 })
  expect(
    compile(`One\n\n![Two bubbles](${picture} "A caption")\n\n![Two bubbles](${picture})`),
  ).toEqual([
    [
      createNode('p', {}, 'One'),
      createNode('figure', {}, img, createNode('figcaption', {}, 'A caption')),
      createNode('figure', {}, img),
    ],
  ])
})

test.each([
  ['One\n\n<b>two</b>', "'html' is not supported (line 3 of the body)"],
  ['One\n\n### Two', 'headings are written ## (line 3 of the body)'],
  ['One\n\n```\ncode\n```', "'code' is not supported"],
  ['One `code`', "'inlineCode' is not supported"],
  ['One  \ntwo', 'a line ends with two spaces or a backslash (line 1 of the body)'],
  ['One\n\n![](/pictures/articles/turingTest.svg)', 'a picture needs a description'],
  ['One ![two](/pictures/articles/turingTest.svg)', 'a picture stands in a paragraph of its own'],
  ['One\n\n![two](https://example.com/a.svg)', "'https://example.com/a.svg' is no SVG of public/"],
  ['## One\n\nTwo', 'an article opens with a paragraph'],
])('the Markdown %j is rejected', (markdown, problem) => {
  expect(() => compile(markdown)).toThrow(`example.md: ${problem}`)
})

test('the texts of sections are those of their paragraphs, headings and items', () => {
  expect(getSectionTexts(compile('One *two*\n\n## Three\n\n- four\n- five\n\n> six'))).toEqual([
    'One two',
    'Three',
    'four',
    'five',
    'six',
  ])
})
