import {
  actedAttribute,
  actionEvents,
  hydratedAttribute,
  pendingLanguageAttribute,
  scriptingAttribute,
} from '../attributes'
import { visitPage, type Visit } from '../testing/visitPage'
import { closeMenus } from './runEarlyScript'

const crawler = 'Googlebot/2.1'

it.each(actionEvents)('says that the visitor has acted: %s', (action) => {
  const { root, happen } = visitPage({})
  expect(root).not.toHaveAttribute(actedAttribute)
  happen(action)
  expect(root).toHaveAttribute(actedAttribute)
})

const createButton = () => document.createElement('button')

/** A visit whose first click loads the site’s script. */
const visitAndClick = () => {
  const visit = visitPage({})
  visit.click(createButton())
  return visit
}

const home = { path: '/', ownPath: '/', alternatePath: '' }

const both = ['/a.js', '/b.js']

it('does nothing if the page is in the visitor’s language at its own path', () => {
  const { replaced, shown, root, storage } = visitPage({})
  expect({ replaced, shown, storage }).toEqual({ replaced: [], shown: [], storage: {} })
  expect(root).not.toHaveAttribute(pendingLanguageAttribute)
})

it.each<[string, Visit, string]>([
  ['by the browser', { languages: ['en-US'] }, '/en/pricing'],
  [
    'by a tag as systems write it (R66)',
    { languages: ['C.UTF-8', 7, 'en_US@posix'] },
    '/en/pricing',
  ],
  ['by the first language that the site has', { languages: ['pt-BR', 'en-GB'] }, '/en/pricing'],
  ['by the stored preference', { stored: 'en' }, '/en/pricing'],
  ['with query and hash', { stored: 'en', rest: '?a=b#c' }, '/en/pricing?a=b#c'],
  [
    'the other way round',
    { path: '/en/pricing', language: 'en', ownPath: '/en/pricing', alternatePath: '/precios' },
    '/precios',
  ],
  [
    'from an alias',
    { path: '/pricing', language: 'en', ownPath: '/en/pricing', alternatePath: '/precios' },
    '/precios',
  ],
])('redirects to the alternate path %s, and shows nothing until then', (_how, given, target) => {
  const { root, replaced } = visitPage(given)
  expect(replaced).toEqual([target])
  expect(root).toHaveAttribute(pendingLanguageAttribute)
})

it.each<[string, Visit]>([
  ['a stored preference wins', { stored: 'es', languages: ['en'] }],
  ['another stored value counts for nothing', { stored: 'fr' }],
  ['another language of the browser neither', { languages: ['pt-BR', 'es'] }],
  ['what only looks alike neither', { languages: ['enm', 'est'] }],
  ['without any language it is Spanish', { languages: [] }],
  ['what is no language tag is passed over (R66)', { languages: ['C', null, 'es_MX', 'en'] }],
  ['no list at all is Spanish (R66)', { languages: null }],
  ['a crawler is never redirected (R2)', { languages: ['en'], userAgent: crawler }],
  ['what a translator made of the document counts for nothing', { lang: 'en' }],
])('does not redirect: %s', (_why, given) => {
  expect(visitPage(given).replaced).toEqual([])
})

it('leaves a page that was saved as a file where it is, in its language', () => {
  const { root, replaced, shown } = visitPage({
    path: '/home/ana/Precios.html',
    host: '',
    languages: ['en'],
  })
  expect({ replaced, shown }).toEqual({ replaced: [], shown: [] })
  expect(root).not.toHaveAttribute(pendingLanguageAttribute)
})

it('replaces an alias by the page’s own path, with query and hash kept', () => {
  const { shown } = visitPage({
    path: '/pricing',
    rest: '?a=b#c',
    language: 'en',
    ownPath: '/en/pricing',
    alternatePath: '/precios',
    stored: 'en',
  })
  expect(shown).toEqual(['/en/pricing?a=b#c'])
})

describe('the home page, whose path both languages share', () => {
  it('is hidden until it is rendered in the visitor’s language', () => {
    const { root, replaced } = visitPage({ ...home, stored: 'en' })
    expect(root).toHaveAttribute(pendingLanguageAttribute)
    expect(replaced).toEqual([])
  })

  it.each<[string, Visit]>([
    ['/', { languages: ['en'] }],
    ['/en', { path: '/en', language: 'en' }],
  ])('is shown to a crawler as it is at %s (R1, R2)', (_path, given) => {
    const { root, shown } = visitPage({ ...home, ...given, userAgent: crawler })
    expect(root).not.toHaveAttribute(pendingLanguageAttribute)
    expect(shown).toEqual([])
  })

  it.each(['/en', '/EN/'])(
    'is shown in English if the visitor enters at %s without a preference (R1)',
    (path) => {
      const { root, storage, shown } = visitPage({ ...home, path, language: 'en' })
      expect(root).not.toHaveAttribute(pendingLanguageAttribute)
      expect(storage).toEqual({ language: 'en' })
      expect(shown).toEqual(['/'])
    },
  )

  it('is shown in the preferred language if the visitor has one', () => {
    const { storage, root } = visitPage({
      ...home,
      path: '/en/',
      language: 'en',
      stored: 'es',
    })
    expect(storage).toEqual({ language: 'es' })
    expect(root).toHaveAttribute(pendingLanguageAttribute)
  })
})

describe('an appointment, whose token is only in the URL', () => {
  const appointment = {
    path: '/agendar-demo/A$&a.B',
    ownPath: '/agendar-demo/:token',
    alternatePath: '/en/schedule-demo/:token',
  }

  it('keeps the token in the redirect to the other language', () => {
    const { replaced } = visitPage({ ...appointment, rest: '#top', stored: 'en' })
    expect(replaced).toEqual(['/en/schedule-demo/A$&a.B#top'])
  })

  it('does not change its own path', () => {
    const { replaced, shown } = visitPage(appointment)
    expect({ replaced, shown }).toEqual({ replaced: [], shown: [] })
  })

  it('keeps the token when its path replaces an alias', () => {
    const { shown } = visitPage({
      path: '/schedule-demo/Aa',
      language: 'en',
      ownPath: '/en/schedule-demo/:token',
      alternatePath: '/agendar-demo/:token',
      stored: 'en',
    })
    expect(shown).toEqual(['/en/schedule-demo/Aa'])
  })
})

describe('an unknown path (R5)', () => {
  const unknown = { ownPath: '', alternatePath: '' }

  it.each<[string, Visit, boolean]>([
    ['is told in the visitor’s language', { path: '/nada', languages: ['en'] }, true],
    ['is told in Spanish to all others', { path: '/nada', languages: ['fr'] }, false],
    [
      'is not told otherwise to a crawler',
      { path: '/nada', languages: ['en'], userAgent: crawler },
      false,
    ],
    ['that only begins like /en is none of English', { path: '/energia' }, false],
    ['below /en is told in English', { path: '/en/nada', language: 'en', stored: 'es' }, false],
    ['below /EN, too, by a host with one document for all', { path: '/EN/nada' }, true],
  ])('%s, where it is', (_case, given, isPending) => {
    const { root, replaced, shown } = visitPage({ ...unknown, ...given })
    expect(root.hasAttribute(pendingLanguageAttribute)).toBe(isPending)
    expect({ replaced, shown }).toEqual({ replaced: [], shown: [] })
  })
})

it.each([
  [true, 'dark'],
  [false, 'light'],
])('sets the colour scheme of the system: with dark %p it is %s', (dark, scheme) => {
  expect(visitPage({ dark }).root.dataset.colorScheme).toBe(scheme)
})

describe('the site’s script', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
    'is loaded once, after the paint that follows %s',
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

  it('is loaded when an element with hydrateOnVisible comes into view', () => {
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

  it('is loaded by a click on a button, even without a pointer event or key before it', () => {
    expect(visitAndClick().asked).toEqual(both)
  })

  it('is not loaded while the page is only read', () => {
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
  ])('is loaded after the first paint %s', (_why, given) => {
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
    expect(visitPage({ ...home, stored: 'en' }).asked).toEqual(both)
  })

  it('receives the last button that was clicked before hydration, and no later one', () => {
    const { click, page, root } = visitPage({})
    const button = createButton()
    click(button)
    expect(page.queuedClick).toBe(button)
    root.setAttribute(hydratedAttribute, '')
    click(createButton())
    expect(page.queuedClick).toBe(button)
  })
})

describe('a script of the site', () => {
  const site = 'https://www.example.com'
  const fail = {
    'is lost': (src: string) => ({ target: { src: site + src, remove: jest.fn() } }),
    'cannot be parsed': (src: string) => ({
      target: window,
      filename: site + src,
      error: new SyntaxError('Unexpected token'),
    }),
  }

  it.each(Object.entries(fail))('that %s is requested again, twice', (_how, lose) => {
    const { asked, happen, root } = visitAndClick()
    happen('error', lose('/b.js'))
    expect(asked).toEqual([...both, `${site}/b.js?1`])
    happen('error', lose('/b.js?1'))
    expect(asked.slice(3)).toEqual([`${site}/b.js?2`])
    expect(root).toHaveAttribute(scriptingAttribute)
    happen('error', lose('/b.js?2'))
    expect(asked).toHaveLength(4)
    expect(root).not.toHaveAttribute(scriptingAttribute)
  })

  it('that is lost leaves the document, so that webpack can request it', () => {
    const { happen } = visitAndClick()
    const lost = fail['is lost']('/a.js')
    happen('error', lost)
    expect(lost.target.remove).toHaveBeenCalledTimes(1)
  })

  it('that does not come is told after a while', () => {
    const { root, waitLong } = visitAndClick()
    expect(root).toHaveAttribute(scriptingAttribute)
    waitLong()
    expect(root).not.toHaveAttribute(scriptingAttribute)
  })

  it('that came in time is told nothing of', () => {
    const { root, waitLong } = visitAndClick()
    root.setAttribute(hydratedAttribute, '')
    waitLong()
    expect(root).toHaveAttribute(scriptingAttribute)
  })

  it.each([
    ['another file', fail['is lost']('/picture.svg')],
    ['another script', fail['cannot be parsed']('/later.js')],
    ['a fault of a script', { ...fail['cannot be parsed']('/a.js'), error: new TypeError() }],
    ['a fault without a file', { target: window, error: null }],
  ])('is not requested again because of %s', (_what, event) => {
    const { asked, happen } = visitAndClick()
    happen('error', event)
    expect(asked).toEqual(both)
  })
})

describe('the texts of a page', () => {
  const getPreloads = ({ links }: ReturnType<typeof visitPage>) =>
    links.filter(({ rel }) => rel === 'preload').map(({ href }) => href)

  it('are requested once the visitor acts, and once only', () => {
    const visit = visitPage({})
    expect(getPreloads(visit)).toEqual([])
    visit.click(createButton())
    visit.click(createButton())
    expect(getPreloads(visit)).toEqual(['/page.json'])
  })

  it('are not requested if the page is rendered in the other language', () => {
    const visit = visitPage({ ...home, stored: 'en' })
    expect(visit.asked).toEqual(both)
    expect(getPreloads(visit)).toEqual([])
  })
})

describe('a page from the back/forward cache', () => {
  const comeBack = ({ persisted = true, stored = 'en', hydrated = false }) => {
    const { happen, root, reloads } = visitPage({ stored: 'es' })
    root.toggleAttribute(hydratedAttribute, hydrated)
    localStorage.setItem('language', stored)
    happen('pageshow', { persisted })
    return reloads.length
  }

  it('is loaded again if the visitor has switched the language meanwhile', () => {
    expect(comeBack({})).toBe(1)
  })

  it.each([
    ['the language is the same', { stored: 'es' }],
    ['it was loaded anew', { persisted: false }],
    ['it is hydrated, and switches itself', { hydrated: true }],
  ])('stays if %s', (_why, given) => {
    expect(comeBack(given)).toBe(0)
  })
})

const createLanguageLink = () => Object.assign(document.createElement('a'), { hreflang: 'en' })

it('stores the language of a language link that is clicked before hydration', () => {
  const { click } = visitPage({})
  click(document.createElement('p'))
  expect(localStorage).toHaveLength(0)
  expect(click(createLanguageLink())).toBe(true)
  expect(localStorage.getItem('language')).toBe('en')
  expect(localStorage).toHaveLength(1)
})

it('keeps the click on a language link until hydration if something was typed', () => {
  const { click, page, asked, root } = visitPage({})
  document.body.innerHTML = '<input><textarea></textarea>'
  document.querySelectorAll('textarea')[0]?.setRangeText('Hola')
  const link = createLanguageLink()
  expect(click(link)).toBe(false)
  expect(page.queuedClick).toBe(link)
  expect(asked).toEqual(both)
  expect(localStorage).toHaveLength(0)
  expect(click(link, { metaKey: true })).toBe(true)
  root.removeAttribute(scriptingAttribute)
  expect(click(link)).toBe(true)
  document.body.replaceChildren()
})

describe('an open menu', () => {
  const element = (selector: string) => document.querySelector<HTMLElement>(selector)
  const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

  beforeAll(() => {
    closeMenus(window)
  })

  beforeEach(() => {
    document.body.innerHTML = `
      <details id="menu" name="menu" open><summary tabindex="0">Menu</summary><a href="/x">X</a></details>
      <details id="question" open><summary>Question</summary></details>
      <button>Elsewhere</button>`
  })

  const press = (key: string) =>
    element('#menu a')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

  it('closes on Escape, which focuses its button, and on no other key', () => {
    press('ArrowDown')
    expect(openOnes()).toEqual(['menu', 'question'])
    press('Escape')
    expect(openOnes()).toEqual(['question'])
    expect(element('#menu summary')).toHaveFocus()
  })

  it.each(['pointerdown', 'focusin'])('closes on %s outside, not inside', (type) => {
    element('#menu a')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(openOnes()).toEqual(['menu', 'question'])
    element('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(openOnes()).toEqual(['question'])
  })

  it('is closed when the page is left, since the back/forward cache would keep it open', () => {
    document.dispatchEvent(new Event('pagehide', { bubbles: true }))
    expect(openOnes()).toEqual(['question'])
  })
})
