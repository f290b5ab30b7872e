import type { Stylesheet } from '@/prerender'

/** A stylesheet with its text. */
type Sheet = Required<Stylesheet>

const getHtmlClasses = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

const getSheetClasses = ({ text }: Sheet) =>
  new Set([...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))

/**
 * Selects the stylesheets of a page's HTML: those that its script starts with (`own`), and others with the
 * classes that are rendered already but belong to scripts that load later. None of these others can be left
 * out, though other choices may be smaller. A shared module's classes are in many sheets.
 */
export function getStyles(
  html: string,
  sheets: readonly Sheet[],
  own: ReadonlySet<string>,
): Sheet[] {
  const classes = new Map(sheets.map((sheet) => [sheet, getSheetClasses(sheet)]))
  const isIn = (name: string, among: Iterable<Sheet>) =>
    [...among].some((sheet) => classes.get(sheet)?.has(name))
  const ownSheets = sheets.filter(({ href }) => own.has(href))
  const others = new Set(sheets.filter(({ href }) => !own.has(href)))
  const needed = [...new Set(getHtmlClasses(html))].filter(
    (name) => isIn(name, others) && !isIn(name, ownSheets),
  )
  // From the largest on, each goes whose classes the rest has, too.
  for (const sheet of [...others].sort((one, other) => other.text.length - one.text.length)) {
    others.delete(sheet)
    if (!needed.every((name) => isIn(name, others))) others.add(sheet)
  }
  return [...ownSheets, ...sheets.filter((sheet) => others.has(sheet))]
}
