import { firstPaintScript } from './firstPaint'

interface Visit {
  readonly path?: string
  readonly rest?: string
  readonly lang?: string
  readonly own?: string
  readonly pair?: string
  readonly stored?: string
  readonly languages?: readonly string[]
  readonly userAgent?: string
  readonly dark?: boolean
  readonly eager?: boolean
  /** How many things there are in the document that move by themselves. */
  readonly moving?: number
}

/** Runs the script as a document's own, with these in the place of the browser's globals. */
function runIn(globals: Readonly<Record<string, unknown>>): void {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a text by nature
  const run = new Function(...Object.keys(globals), firstPaintScript) as (
    ...values: unknown[]
  ) => void
  run(...Object.values(globals))
}

/** Runs the script over a document and a browser that are described in a few words. */
function visit({
  path = '/precios',
  rest = '',
  lang = 'es',
  own = '/precios',
  pair = '/en/pricing',
  stored,
  languages = ['es-CO'],
  userAgent = 'Mozilla/5.0',
  dark = false,
  eager = false,
  moving = 0,
}: Visit) {
  const dataset: Record<string, string> = {
    ...(own && { own }),
    ...(pair && { pair }),
    ...(eager && { eager: '' }),
    scripts: '/a.js /b.js',
  }
  const storage: Record<string, string> = stored === undefined ? {} : { language: stored }
  const replaced: string[] = []
  const shown: string[] = []
  const [search = '', hash = ''] = [/\?[^#]*/.exec(rest)?.[0], /#.*/.exec(rest)?.[0]]
  const clicks: ((event: object) => void)[] = []
  const begins: string[] = []
  const asked: string[] = []
  const listen = (type: string, listener: (event: object) => void) => {
    if (type === 'click') clicks.push(listener)
    else begins.push(type)
    listeners.set(type, listener)
  }
  const listeners = new Map<string, (event: object) => void>()
  const observed: ((entries: readonly object[]) => void)[] = []
  const comeIntoView = (index: number, isIntersecting: boolean) => {
    observed[index]?.([{ isIntersecting }])
  }
  const frames: (() => void)[] = []
  const paint = () => {
    for (const frame of frames.splice(0)) frame()
  }
  const page: { keptTap?: object } = {}
  const surroundings = {
    document: {
      documentElement: { lang, dataset },
      addEventListener: listen,
      createElement: () => ({}),
      querySelectorAll: (selector: string) =>
        selector === '[data-approach]' ? Array.from({ length: moving }, (_, index) => index) : [],
      head: { appendChild: ({ src }: { src: string }) => asked.push(src) },
    },
    location: { pathname: path, search, hash, replace: (to: string) => replaced.push(to) },
    localStorage: storage,
    navigator: { languages, userAgent },
    addEventListener: listen,
    window: page,
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: () => void) => {
      act()
    },
    IntersectionObserver: class {
      constructor(readonly tell: (entries: readonly object[]) => void) {}
      observe(index: number) {
        observed[index] = this.tell
      }
    },
    matchMedia: () => ({ matches: dark }),
    history: {
      state: null,
      replaceState: (_state: null, _title: string, to: string) => shown.push(to),
    },
  }
  runIn(surroundings)
  const click = (link: object | null) => {
    for (const listener of clicks) listener({ target: { closest: () => link } })
  }
  const happen = (type: string) => listeners.get(type)?.({})
  return { dataset, storage, replaced, shown, click, asked, happen, comeIntoView, paint, page }
}

it('leaves a page alone that is in the visitor’s language at its own address', () => {
  const { replaced, shown, dataset, storage } = visit({})
  expect({ replaced, shown, storage }).toEqual({ replaced: [], shown: [], storage: {} })
  expect(dataset).not.toHaveProperty('waiting')
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
  expect(visit(given).replaced).toEqual([target])
})

it.each<[string, Visit]>([
  ['a stored preference wins', { stored: 'es', languages: ['en'] }],
  ['another stored value counts for nothing', { stored: 'fr' }],
  ['another language of the browser neither', { languages: ['pt-BR', 'es'] }],
  ['what only looks alike neither', { languages: ['enm', 'est'] }],
  ['without any language it is Spanish', { languages: [] }],
  ['a crawler is never redirected (R2)', { languages: ['en'], userAgent: 'Googlebot/2.1' }],
])('stays: %s', (_why, given) => {
  expect(visit(given).replaced).toEqual([])
})

it('gives an alias the page’s own address, query and hash kept', () => {
  const { shown } = visit({
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
    const { dataset, replaced } = visit({ ...home, stored: 'en' })
    expect(dataset).toHaveProperty('waiting')
    expect(replaced).toEqual([])
  })

  it('is a choice of English where it is entered by /en, and nothing is stored (R1)', () => {
    const { storage, shown } = visit({ ...home, path: '/en', lang: 'en' })
    expect(storage).toEqual({ language: 'en' })
    expect(shown).toEqual(['/'])
  })

  it('is no choice where one has been made', () => {
    const { storage, dataset } = visit({ ...home, path: '/en/', lang: 'en', stored: 'es' })
    expect(storage).toEqual({ language: 'es' })
    expect(dataset).toHaveProperty('waiting')
  })
})

it('leaves the page of an unknown address alone', () => {
  const { replaced, shown } = visit({ path: '/nada', own: '', pair: '', languages: ['en'] })
  expect({ replaced, shown }).toEqual({ replaced: [], shown: [] })
})

it.each([
  [true, 'dark'],
  [false, 'light'],
])('paints in the system’s colours: dark %p is %s', (dark, scheme) => {
  expect(visit({ dark }).dataset.colorScheme).toBe(scheme)
})

describe('the site’s script', () => {
  const both = ['/a.js', '/b.js']

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
    'is asked for at %s once it is answered, and only once',
    (type) => {
      const { asked, happen, paint } = visit({})
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
    const { asked, happen, comeIntoView, paint } = visit({ moving: 2 })
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
    const { asked, click } = visit({})
    click({})
    expect(asked).toEqual(both)
  })

  it('is not asked for by a page that is only read', () => {
    const { asked, happen, paint } = visit({})
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
    const { asked, happen, paint } = visit(given)
    happen('load')
    paint()
    expect(asked).toEqual([])
    happen('DOMContentLoaded')
    expect(asked).toEqual([])
    paint()
    expect(asked).toEqual(both)
  })

  it('is asked for at once where the page waits for it in the other language', () => {
    expect(visit({ path: '/', own: '/', pair: '', stored: 'en' }).asked).toEqual(both)
  })

  it('finds what was pressed before it was there, and nothing that was pressed later', () => {
    const { click, page, dataset } = visit({})
    const button = {}
    click(button)
    expect(page.keptTap).toBe(button)
    dataset.live = ''
    click({ another: true })
    expect(page.keptTap).toBe(button)
  })
})

it('takes a language for chosen that is clicked before the site’s script is there', () => {
  const { click, storage } = visit({})
  click(null)
  expect(storage).toEqual({})
  click({ hreflang: 'en' })
  expect(storage).toEqual({ language: 'en' })
})

describe('a menu that is opened before the site’s script is there', () => {
  const element = (selector: string) => document.querySelector<HTMLElement>(selector)
  const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

  beforeAll(() => {
    runIn({ matchMedia: () => ({ matches: false }) })
  })

  beforeEach(() => {
    delete document.documentElement.dataset.live
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
    document.documentElement.dataset.live = ''
    press('Escape')
    expect(openOnes()).toEqual(['menu', 'question'])
  })
})
