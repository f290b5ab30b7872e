import { hydratedAttribute, pendingLanguageAttribute } from '../attributes'
import { visitPage, type Visit } from '../testing/visitPage'
import { closeMenus } from './closeMenus'

const createButton = () => document.createElement('button')

it('leaves a page alone that is in the visitor’s language at its own path', () => {
  const { replaced, shown, root, storage } = visitPage({})
  expect({ replaced, shown, storage }).toEqual({ replaced: [], shown: [], storage: {} })
  expect(root).not.toHaveAttribute(pendingLanguageAttribute)
})

it.each<[string, Visit, string]>([
  ['by the browser', { languages: ['en-US'] }, '/en/pricing'],
  ['by the stored preference', { stored: 'en' }, '/en/pricing'],
  ['with query and hash', { stored: 'en', rest: '?a=b#c' }, '/en/pricing?a=b#c'],
  [
    'the other way round',
    { path: '/en/pricing', lang: 'en', ownPath: '/en/pricing', alternatePath: '/precios' },
    '/precios',
  ],
  [
    'from an alias',
    { path: '/pricing', lang: 'en', ownPath: '/en/pricing', alternatePath: '/precios' },
    '/precios',
  ],
])('redirects to the alternate path %s', (_how, given, target) => {
  expect(visitPage(given).replaced).toEqual([target])
})

it.each<[string, Visit]>([
  ['a stored preference wins', { stored: 'es', languages: ['en'] }],
  ['another stored value counts for nothing', { stored: 'fr' }],
  ['another language of the browser neither', { languages: ['pt-BR', 'es'] }],
  ['what only looks alike neither', { languages: ['enm', 'est'] }],
  ['without any language it is Spanish', { languages: [] }],
  ['a crawler is never redirected (R2)', { languages: ['en'], userAgent: 'Googlebot/2.1' }],
])('stays: %s', (_why, given) => {
  expect(visitPage(given).replaced).toEqual([])
})

it('gives an alias the page’s own path, query and hash kept', () => {
  const { shown } = visitPage({
    path: '/pricing',
    rest: '?a=b#c',
    lang: 'en',
    ownPath: '/en/pricing',
    alternatePath: '/precios',
    stored: 'en',
  })
  expect(shown).toEqual(['/en/pricing?a=b#c'])
})

describe('the home of both languages', () => {
  const home = { path: '/', ownPath: '/', alternatePath: '' }

  it('is hidden until it is in the visitor’s language', () => {
    const { root, replaced } = visitPage({ ...home, stored: 'en' })
    expect(root).toHaveAttribute(pendingLanguageAttribute)
    expect(replaced).toEqual([])
  })

  it('is a choice of English where it is entered by /en, and nothing is stored (R1)', () => {
    const { storage, shown } = visitPage({ ...home, path: '/en', lang: 'en' })
    expect(storage).toEqual({ language: 'en' })
    expect(shown).toEqual(['/'])
  })

  it('is no choice where one has been made', () => {
    const { storage, root } = visitPage({
      ...home,
      path: '/en/',
      lang: 'en',
      stored: 'es',
    })
    expect(storage).toEqual({ language: 'es' })
    expect(root).toHaveAttribute(pendingLanguageAttribute)
  })
})

describe('an appointment, whose token only the address bar has', () => {
  const appointment = {
    path: '/agendar-demo/A$&a.B',
    ownPath: '/agendar-demo/:token',
    alternatePath: '/en/schedule-demo/:token',
  }

  it('keeps it in the other language', () => {
    const { replaced } = visitPage({ ...appointment, rest: '#top', stored: 'en' })
    expect(replaced).toEqual(['/en/schedule-demo/A$&a.B#top'])
  })

  it('stays at its own path', () => {
    const { replaced, shown } = visitPage(appointment)
    expect({ replaced, shown }).toEqual({ replaced: [], shown: [] })
  })

  it('gets its own path at an alias', () => {
    const { shown } = visitPage({
      path: '/schedule-demo/Aa',
      lang: 'en',
      ownPath: '/en/schedule-demo/:token',
      alternatePath: '/agendar-demo/:token',
      stored: 'en',
    })
    expect(shown).toEqual(['/en/schedule-demo/Aa'])
  })
})

it('leaves the page of an unknown path alone', () => {
  const { replaced, shown } = visitPage({
    path: '/nada',
    ownPath: '',
    alternatePath: '',
    languages: ['en'],
  })
  expect({ replaced, shown }).toEqual({ replaced: [], shown: [] })
})

it.each([
  [true, 'dark'],
  [false, 'light'],
])('paints in the system’s colours: dark %p is %s', (dark, scheme) => {
  expect(visitPage({ dark }).root.dataset.colorScheme).toBe(scheme)
})

describe('the site’s script', () => {
  const both = ['/a.js', '/b.js']

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
    'is loaded at %s after the next paint, and only once',
    (type) => {
      const { asked, happen, paint } = visitPage({})
      happen(type)
      expect(asked).toEqual([])
      paint()
      expect(asked).toEqual(both)
      happen(type)
      paint()
      expect(asked).toEqual(both)
    },
  )

  it('is loaded after the paint when an element that hydrates when visible comes into view', () => {
    const { asked, happen, comeIntoView, paint } = visitPage({ moving: 2 })
    happen('load')
    comeIntoView(0, false)
    paint()
    expect(asked).toEqual([])
    comeIntoView(1, true)
    expect(asked).toEqual([])
    paint()
    expect(asked).toEqual(both)
  })

  it('ignores a click whose target is no element', () => {
    const { asked, click } = visitPage({})
    click(document)
    expect(asked).toEqual([])
  })

  it('is loaded by a click on a button without a pointer event or key before it', () => {
    const { asked, click } = visitPage({})
    click(createButton())
    expect(asked).toEqual(both)
  })

  it('is not loaded by a page that is only read', () => {
    const { asked, happen, paint } = visitPage({})
    happen('DOMContentLoaded')
    happen('load')
    paint()
    expect(asked).toEqual([])
  })

  it.each<[string, Visit]>([
    ['on a page that hydrates early', { eager: true }],
    ['with a query', { rest: '?assistant=salesbot' }],
    ['with a hash', { rest: '#contact' }],
  ])('is loaded as soon as the document is painted %s', (_why, given) => {
    const { asked, happen, paint } = visitPage(given)
    happen('load')
    paint()
    expect(asked).toEqual([])
    happen('DOMContentLoaded')
    expect(asked).toEqual([])
    paint()
    expect(asked).toEqual(both)
  })

  it('is loaded at once if the page has to be rendered in the other language', () => {
    expect(visitPage({ path: '/', ownPath: '/', alternatePath: '', stored: 'en' }).asked).toEqual(
      both,
    )
  })

  it('finds the last button that was clicked before hydration, and none that was clicked later', () => {
    const { click, page, root } = visitPage({})
    const button = createButton()
    click(button)
    expect(page.queuedClick).toBe(button)
    root.setAttribute(hydratedAttribute, '')
    click(createButton())
    expect(page.queuedClick).toBe(button)
  })
})

describe('the texts of a page', () => {
  const preloads = ({ links }: ReturnType<typeof visitPage>) =>
    links.filter(({ rel }) => rel === 'preload').map(({ href }) => href)

  it('are preloaded together with the site’s script', () => {
    const visit = visitPage({})
    expect(preloads(visit)).toEqual([])
    visit.click(createButton())
    expect(preloads(visit)).toEqual(['/page.json'])
  })

  it('are not preloaded if the page is rendered in the other language', () => {
    expect(
      preloads(visitPage({ path: '/', ownPath: '/', alternatePath: '', stored: 'en' })),
    ).toEqual([])
  })
})

it('stores the language of a language link that is clicked before hydration', () => {
  const { click } = visitPage({})
  click(document.createElement('p'))
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
  click(Object.assign(document.createElement('a'), { hreflang: 'en' }))
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ language: 'en' })
})

describe('a menu that is opened before the site’s script is there', () => {
  const element = (selector: string) => document.querySelector<HTMLElement>(selector)
  const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

  beforeAll(() => {
    closeMenus(window)
  })

  beforeEach(() => {
    document.documentElement.removeAttribute(hydratedAttribute)
    document.body.innerHTML = `
      <details id="menu" name="menu" open><summary tabindex="0">Menu</summary><a href="/x">X</a></details>
      <details id="question" open><summary>Question</summary></details>
      <button>Elsewhere</button>`
  })

  const press = (key: string) =>
    element('#menu a')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

  it('closes on Escape, which leads back to its opener, and on no other key', () => {
    press('ArrowDown')
    expect(openOnes()).toEqual(['menu', 'question'])
    press('Escape')
    expect(openOnes()).toEqual(['question'])
    expect(element('#menu summary')).toHaveFocus()
  })

  it.each(['pointerdown', 'focusin'])('closes on %s elsewhere, not inside of it', (type) => {
    element('#menu a')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(openOnes()).toEqual(['menu', 'question'])
    element('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(openOnes()).toEqual(['question'])
  })

  it('is left to the site’s script once that is there', () => {
    document.documentElement.setAttribute(hydratedAttribute, '')
    press('Escape')
    expect(openOnes()).toEqual(['menu', 'question'])
  })
})
