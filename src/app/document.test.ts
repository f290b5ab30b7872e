import { getPrerenderEntries } from '../site/allRoutes'
import { renderDocument } from './document'
import { createThemeStyles } from '../theme/themeStyles'
import { loadPageHead, serializeHead } from './head/documentHead'

const parts = {
  file: 'index.html',
  earlyScript: 'runEarly()',
  path: '/',
  scripts: ['/runtime.js', '/site.js'],
  styles: [{ href: '/site.css' }],
  fonts: ['/display.woff2'],
  printSheet: '/print.css',
}
const parse = async (...[given]: Parameters<typeof renderDocument>) =>
  new DOMParser().parseFromString(await renderDocument(given), 'text/html')
const getAttributes = (page: Document, selector: string, ...names: string[]) =>
  [...page.querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)),
  )

describe.each(getPrerenderEntries())('the document $file', (file) => {
  it('has its language and the head of its page', async () => {
    const html = await renderDocument({ ...parts, ...file })
    expect(html).toContain(`<html lang="${file.language}" data-language="${file.language}"`)
    expect(html).toContain(serializeHead(await loadPageHead(file.page, file.language)))
  })

  it('has one title, one description and no inline script but the early script', async () => {
    const page = await parse({ ...parts, ...file })
    expect(page.querySelectorAll('title')).toHaveLength(1)
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    // A block of data is not executed, so the policy of the gateway has nothing to say to it.
    const code = 'script:not([src]):not([type="application/ld+json"])'
    const inline = [...page.querySelectorAll(code)].map(({ textContent }) => textContent)
    expect(inline).toEqual([parts.earlyScript])
    expect([...page.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
      createThemeStyles(),
    ])
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
  })
})

it.each([
  ['<time data-today=""></time>', ['<script>showToday()</script>']],
  ['<time>May</time>', []],
])('has the script for today’s date behind a page that shows it: %s', async (root, expected) => {
  const page = await parse({
    ...parts,
    language: 'es',
    page: 'googleTerms',
    todayScript: 'showToday()',
    body: { root, content: '/content.json' },
  })
  expect([...page.querySelectorAll('#root ~ script')].map(({ outerHTML }) => outerHTML)).toEqual(
    expected,
  )
})

describe('the document of a path', () => {
  it('loads the site’s assets without blocking the page', async () => {
    const page = await parse({ ...parts, language: 'es', page: 'home' })
    expect(getAttributes(page, 'script[src]', 'src', 'defer')).toEqual([
      ['/runtime.js', ''],
      ['/site.js', ''],
    ])
    expect(getAttributes(page, 'link[rel="stylesheet"]', 'href', 'media')).toEqual([
      ['/site.css', null],
      ['/print.css', 'print'],
    ])
    expect(getAttributes(page, 'link[rel="preload"]', 'href', 'as', 'crossorigin')).toEqual([
      ['/display.woff2', 'font', ''],
    ])
  })

  it('has one empty container for the site', async () => {
    const page = await parse({ ...parts, language: 'es', page: 'home' })
    expect([...page.body.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<div id="root"></div>',
      '<link rel="stylesheet" href="/print.css" media="print">',
    ])
  })

  it.each([
    ['precios.html', '/precios', '/en/pricing'],
    ['en/pricing.html', '/en/pricing', '/precios'],
    ['pricing.html', '/en/pricing', '/precios'],
    ['index.html', '/', null],
    ['en.html', '/', null],
    ['404.html', null, null],
  ])('%s contains its path and its alternate path', async (name, path, alternatePath) => {
    const file = getPrerenderEntries().find((candidate) => candidate.file === name)
    if (!file) throw new Error(`No file ${name}`)
    const page = await parse({ ...parts, ...file })
    expect(getAttributes(page, 'html', 'data-path', 'data-alternate-path')).toEqual([
      [path, alternatePath],
    ])
  })

  const finished = {
    ...parts,
    language: 'es',
    page: 'home',
    styles: [{ href: '/site.css', text: '.a{color:red}' }],
    body: { root: '<main>Hola</main>', content: '/assets/home.json' },
  } as const

  it('names the page, its content and its scripts if it was prerendered', async () => {
    const page = await parse(finished)
    expect(page.getElementById('root')?.innerHTML).toBe('<main>Hola</main>')
    expect(getAttributes(page, 'script[src]', 'src')).toEqual([])
    expect(
      getAttributes(page, 'html', 'lang', 'data-language', 'data-page', 'data-content'),
    ).toEqual([['es', 'es', 'home', '/assets/home.json']])
    expect(getAttributes(page, 'html', 'data-scripts', 'data-hydrate-early')).toEqual([
      ['/runtime.js /site.js', null],
    ])
    expect(getAttributes(page, 'head style', 'data-href')).toEqual([[null], ['/site.css']])
  })

  it('contains emotion’s rules before the stylesheets, and lists the ids of the rules', async () => {
    const page = await parse({
      ...finished,
      criticalStyles: { css: '.m-1{color:red}', ids: ['1', '2'] },
    })
    expect(getAttributes(page, 'meta[name="emotion-insertion-point"]', 'content')).toEqual([
      ['1 2'],
    ])
    const [, emotion, sheet] = page.querySelectorAll('head style')
    expect(emotion?.textContent).toBe('.m-1{color:red}')
    expect(sheet?.getAttribute('data-href')).toBe('/site.css')
  })
})
