import { firstPaintScript } from '../earlyScript'

export interface Visit {
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

/** What the script adds to the head besides scripts. */
interface Link {
  readonly rel: string
  readonly href: string
  readonly onload: () => void
  readonly onerror: () => void
  remove: () => void
}

/** Runs the script of the first paint as a document's own, with these in the place of the browser's globals. */
export function runFirstPaint(globals: Readonly<Record<string, unknown>>): void {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a text by nature
  const run = new Function(...Object.keys(globals), firstPaintScript) as (
    ...values: unknown[]
  ) => void
  run(...Object.values(globals))
}

/** Runs the script over a document and a browser that are described in a few words. */
export function visitFirstPaint({
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
    content: '/page.json',
  }
  const storage: Record<string, string> = stored === undefined ? {} : { language: stored }
  const replaced: string[] = []
  const shown: string[] = []
  const [search = '', hash = ''] = [/\?[^#]*/.exec(rest)?.[0], /#.*/.exec(rest)?.[0]]
  const clicks: ((event: object) => void)[] = []
  const asked: string[] = []
  const links: Link[] = []
  const listen = (type: string, listener: (event: object) => void) => {
    if (type === 'click') clicks.push(listener)
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
  const page: { queuedClick?: object } = {}
  const surroundings = {
    document: {
      documentElement: { lang, dataset },
      addEventListener: listen,
      createElement: () => ({}),
      querySelectorAll: (selector: string) =>
        selector === '[data-approach]' ? Array.from({ length: moving }, (_, index) => index) : [],
      head: {
        appendChild: (element: Link | { src: string }) => {
          if ('src' in element) asked.push(element.src)
          else links.push(element)
        },
      },
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
  runFirstPaint(surroundings)
  const click = (link: object | null) => {
    for (const listener of clicks) listener({ target: { closest: () => link } })
  }
  const happen = (type: string) => listeners.get(type)?.({})
  return {
    dataset,
    storage,
    replaced,
    shown,
    click,
    asked,
    links,
    happen,
    comeIntoView,
    paint,
    page,
  }
}
