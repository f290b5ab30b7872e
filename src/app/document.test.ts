import { documentHtml } from './document'

const parts = {
  file: 'index.html',
  scripts: ['/runtime.js', '/site.js'],
  styles: ['/site.css'],
  fonts: ['/display.woff2'],
}
const parse = (...[given]: Parameters<typeof documentHtml>) =>
  new DOMParser().parseFromString(documentHtml(given), 'text/html')
const attributes = (page: Document, selector: string, ...names: string[]) =>
  [...page.querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)),
  )

describe('the document of an address', () => {
  it.each([
    ['es', 'home', 'Conversalia | Asistentes de IA para empresas'],
    ['en', 'home', 'Conversalia | AI assistants for business'],
    ['es', 'scheduleDemo', 'Agenda una demo | Conversalia'],
    ['en', 'scheduleDemo', 'Schedule a demo | Conversalia'],
    ['es', 'notFound', 'Página no encontrada | Conversalia'],
    ['en', 'notFound', 'Page Not Found | Conversalia'],
  ] as const)('in %s for %s has its language and title', (language, page, title) => {
    const { documentElement, title: shown } = parse({ ...parts, language, page })
    expect(documentElement.lang).toBe(language)
    expect(shown).toBe(title)
  })

  it('describes the page', () => {
    const page = parse({ ...parts, language: 'en', page: 'scheduleDemo' })
    expect(attributes(page, 'meta[name="description"]', 'content')).toEqual([
      [
        'Pick a day and a time to see an AI assistant look after your customers, live. Three steps, no strings attached.',
      ],
    ])
  })

  it('loads the site’s assets, the scripts without holding up the page', () => {
    const page = parse({ ...parts, language: 'es', page: 'home' })
    expect(attributes(page, 'script', 'src', 'defer')).toEqual([
      ['/runtime.js', ''],
      ['/site.js', ''],
    ])
    expect(attributes(page, 'link[rel="stylesheet"]', 'href')).toEqual([['/site.css']])
    expect(attributes(page, 'link[rel="preload"]', 'href', 'as', 'crossorigin')).toEqual([
      ['/display.woff2', 'font', ''],
    ])
  })

  it('has one empty place for the site, and no inline code', () => {
    const page = parse({ ...parts, language: 'es', page: 'home' })
    expect(page.body.innerHTML.trim()).toBe('<div id="root"></div>')
    expect(attributes(page, 'script:not([src]), style, [style]', 'id')).toEqual([])
  })
})
