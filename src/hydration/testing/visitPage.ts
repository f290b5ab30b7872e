import {
  alternatePathAttribute,
  contentAttribute,
  hydrateEarlyAttribute,
  hydrateOnVisibleAttribute,
  languageAttribute,
  pathAttribute,
  scriptsAttribute,
} from '../attributes'
import { pauseMs } from '@/site/loading'
import { runEarlyScript } from '../earlyScript/runEarlyScript'

export interface Visit {
  readonly path?: string
  /** Empty if the document was opened from a file. */
  readonly host?: string
  readonly rest?: string
  /** The language of the document. */
  readonly language?: string
  /** Its `lang`, which a translator may have changed. */
  readonly lang?: string
  /** Empty if the path is unknown. */
  readonly ownPath?: string
  /** Empty if there is none. */
  readonly alternatePath?: string
  readonly stored?: string
  /** What `navigator.languages` holds, whatever it is. */
  readonly languages?: unknown
  readonly userAgent?: string
  readonly dark?: boolean
  readonly eager?: boolean
  /** The number of elements in the document that hydrate when visible. */
  readonly moving?: number
}

/** An element other than a script that the early script adds to the head. */
interface Link {
  readonly rel: string
  readonly href: string
}

/** Runs the early script with a fake browser and a document as described. */
export function visitPage({
  path = '/precios',
  host = 'www.example.com',
  rest = '',
  language = 'es',
  lang = language,
  ownPath = '/precios',
  alternatePath = '/en/pricing',
  stored,
  languages = ['es-CO'],
  userAgent = 'Mozilla/5.0',
  dark = false,
  eager = false,
  moving = 0,
}: Visit) {
  const root = document.createElement('html')
  root.lang = lang
  const attributes = {
    [languageAttribute]: language,
    ...(ownPath && { [pathAttribute]: ownPath }),
    ...(alternatePath && { [alternatePathAttribute]: alternatePath }),
    ...(eager && { [hydrateEarlyAttribute]: '' }),
    [scriptsAttribute]: '/a.js /b.js',
    [contentAttribute]: '/page.json',
  }
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('language', stored)
  const replaced: string[] = []
  const reloads: string[] = []
  const shown: string[] = []
  const [search = '', hash = ''] = [/\?[^#]*/.exec(rest)?.[0], /#.*/.exec(rest)?.[0]]
  const clicks: ((event: object) => void)[] = []
  const asked: string[] = []
  const links: Link[] = []
  const listen = (type: string, listener: (event: object) => void) => {
    if (type === 'click') clicks.push(listener)
    listeners.set(type, [...(listeners.get(type) ?? []), listener])
  }
  const listeners = new Map<string, ((event: object) => void)[]>()
  const observed: ((entries: readonly object[]) => void)[] = []
  const comeIntoView = (index: number, isIntersecting: boolean) => {
    observed[index]?.([{ isIntersecting }])
  }
  const frames: (() => void)[] = []
  const waits: (() => void)[] = []
  const paint = () => {
    for (const frame of frames.splice(0)) frame()
  }
  const browser = {
    document: {
      documentElement: root,
      addEventListener: listen,
      createElement: () => ({}),
      querySelector: () => null,
      querySelectorAll: (selector: string) =>
        selector === `[${hydrateOnVisibleAttribute}]`
          ? Array.from({ length: moving }, (_, index) => index)
          : document.querySelectorAll(selector),
      head: {
        append: (element: Link | { src: string }) => {
          if ('src' in element) asked.push(element.src)
          else links.push(element)
        },
      },
    },
    location: {
      host,
      pathname: path,
      search,
      hash,
      replace: (to: string) => replaced.push(to),
      reload: () => reloads.push(path),
    },
    navigator: { languages, userAgent },
    Element,
    addEventListener: listen,
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      const run = () => {
        act(...values)
      }
      if (delay > pauseMs) waits.push(run)
      else run()
    },
    IntersectionObserver: class {
      constructor(readonly tell: (entries: readonly object[]) => void) {}
      observe(index: number) {
        observed[index] = this.tell
      }
    },
    MutationObserver: class {
      observe = () => undefined
    },
    matchMedia: () => ({ matches: dark }),
    history: {
      state: null,
      replaceState: (_state: null, _title: string, to: string) => shown.push(to),
    },
  }
  const page = browser as typeof browser & { queuedClick?: object }
  runEarlyScript(browser as unknown as typeof window)
  /** Returns whether the browser is left to follow a link. */
  const click = (target: EventTarget, keys: object = {}) => {
    const preventDefault = jest.fn()
    for (const listener of clicks) listener({ target, preventDefault, ...keys })
    return preventDefault.mock.calls.length === 0
  }
  const happen = (type: string, event: object = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  return {
    root,
    storage: Object.fromEntries(Object.entries(localStorage)) as Record<string, unknown>,
    replaced,
    reloads,
    shown,
    click,
    asked,
    links,
    happen,
    comeIntoView,
    paint,
    /** Lets more time pass than files may take. */
    waitLong: () => {
      for (const run of waits) run()
    },
    page,
  }
}
