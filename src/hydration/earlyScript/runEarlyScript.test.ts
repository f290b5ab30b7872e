import { hydratedAttribute, pendingLanguageAttribute } from '../attributes'
import { visitPage, type Visit } from '../testing/visitPage'
import { closeMenus } from './closeMenus'

it('leaves a page alone that is in the visitor’s language at its own address', () => {
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
    { path: '/en/pricing', lang: 'en', own: '/en/pricing', pair: '/precios' },
    '/precios',
  ],
  [
    'from an alias',
    { path: '/pricing', lang: 'en', own: '/en/pricing', pair: '/precios' },
    '/precios',
  ],
])('leads to the pair %s', (_how, given, target) => {
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

it('gives an alias the page’s own address, query and hash kept', () => {
  const { shown } = visitPage({
    path: '/pricing',
    rest: '?a=b#c',
    lang: 'en',
    own: '/en/pricing',
    pair: '/precios',
    stored: 'en',
  })
  expect(shown).toEqual(['/en/pricing?a=b#c'])
})

describe('the home of both languages', () => {
  const home = { path: '/', own: '/', pair: '' }

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

it('leaves the page of an unknown address alone', () => {
  const { replaced, shown } = visitPage({
    path: '/nada',
    own: '',
    pair: '',
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
    'is asked for at %s once it is answered, and only once',
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

  it('is asked for when something is in view that moves by itself, and has been painted', () => {
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

  it('is asked for by a press that no pointer or key has made', () => {
    const { asked, click } = visitPage({})
    click({})
    expect(asked).toEqual(both)
  })

  it('is not asked for by a page that is only read', () => {
    const { asked, happen, paint } = visitPage({})
    happen('DOMContentLoaded')
    happen('load')
    paint()
    expect(asked).toEqual([])
  })

  it.each<[string, Visit]>([
    ['the page is of no use without it', { eager: true }],
    ['the address says more than its path', { rest: '?assistant=salesbot' }],
    ['the address names a section', { rest: '#contact' }],
  ])('is asked for as soon as the document is painted where %s', (_why, given) => {
    const { asked, happen, paint } = visitPage(given)
    happen('load')
    paint()
    expect(asked).toEqual([])
    happen('DOMContentLoaded')
    expect(asked).toEqual([])
    paint()
    expect(asked).toEqual(both)
  })

  it('is asked for at once where the page waits for it in the other language', () => {
    expect(visitPage({ path: '/', own: '/', pair: '', stored: 'en' }).asked).toEqual(both)
  })

  it('finds what was pressed before it was there, and nothing that was pressed later', () => {
    const { click, page, root } = visitPage({})
    const button = {}
    click(button)
    expect(page.queuedClick).toBe(button)
    root.setAttribute(hydratedAttribute, '')
    click({ another: true })
    expect(page.queuedClick).toBe(button)
  })
})

describe('what a page says', () => {
  const preloads = ({ links }: ReturnType<typeof visitPage>) =>
    links.filter(({ rel }) => rel === 'preload').map(({ href }) => href)

  it('is asked for together with the site’s script', () => {
    const visit = visitPage({})
    expect(preloads(visit)).toEqual([])
    visit.click({})
    expect(preloads(visit)).toEqual(['/page.json'])
  })

  it('is of no use in the other language', () => {
    expect(preloads(visitPage({ path: '/', own: '/', pair: '', stored: 'en' }))).toEqual([])
  })
})

it('takes a language for chosen that is clicked before the site’s script is there', () => {
  const { click } = visitPage({})
  click(null)
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
  click({ hreflang: 'en' })
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
