import { Parser } from 'htmlparser2'
import { PurgeCSS } from 'purgecss'
import type { Stylesheet } from '../../src/prerender'
import type { Sheet } from './stylesOf'

/** Sections of `main` that a visitor sees before scrolling; Shell.module.css puts the others off. */
const sectionsInView = 2

/** A page's HTML up to the end of its first view; the whole page where it has no more sections. */
export function firstViewOf(html: string): string {
  let depth = 0
  let main = Infinity
  let sections = 0
  let end: number | undefined
  const parser = new Parser({
    onopentag: (name) => {
      depth += 1
      if (name === 'main') main = depth
      if (depth === main + 1) sections += 1
      if (sections > sectionsInView) end ??= parser.startIndex
    },
    onclosetag: () => {
      if (depth === main) main = Infinity
      depth -= 1
    },
  })
  parser.end(html)
  return html.slice(0, end)
}

/** What only a script writes, or the end of the page has, and the first view depends on. */
const alsoUsed = { safelist: ['footer'], dynamicAttributes: ['data-styling'] }

/**
 * The stylesheets of a page with as much of their text as its first view takes. The first one, which
 * is about no page in particular, stays whole.
 */
export async function firstViewStyles(
  html: string,
  [first, ...others]: readonly Sheet[],
): Promise<Stylesheet[]> {
  const content = [{ raw: `<html><body>${firstViewOf(html)}</body></html>`, extension: 'html' }]
  const css = others.map(({ text }) => ({ raw: text }))
  const cut = await new PurgeCSS().purge({ content, css, keyframes: true, ...alsoUsed })
  return [
    ...(first ? [first] : []),
    ...others.map(({ href }, index) => ({ href, text: cut[index]?.css ?? '', isPart: true })),
  ]
}
