import type { Stylesheet } from '@/prerender'

/** A stylesheet with its text. */
export type Sheet = Required<Stylesheet>

const getHtmlClasses = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

const getSheetClasses = ({ text }: Sheet) =>
  [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

const getSize = (sheets: readonly Sheet[]) => sheets.reduce((sum, { text }) => sum + text.length, 0)

/** Returns the shortest set of sheets that covers all classes. Classes that no sheet has are ignored. */
function coverClasses(classes: readonly string[], sheets: readonly Sheet[]): readonly Sheet[] {
  const [next, ...others] = classes
  if (next === undefined) return []
  const covers = sheets
    .map((sheet) => ({ sheet, own: getSheetClasses(sheet) }))
    .filter(({ own }) => own.includes(next))
    .map(({ sheet, own }) => [
      sheet,
      ...coverClasses(
        others.filter((name) => !own.includes(name)),
        sheets,
      ),
    ])
  const [smallest] = covers.toSorted((one, other) => getSize(one) - getSize(other))
  return smallest ?? coverClasses(others, sheets)
}

/**
 * Selects the stylesheets of a page's HTML: those its script starts with (`own`), and as little as
 * covers the classes that are already rendered but belong to scripts that load later. A shared module's
 * classes are in many sheets.
 */
export function getStyles(
  html: string,
  sheets: readonly Sheet[],
  own: ReadonlySet<string>,
): Sheet[] {
  const ownSheets = sheets.filter(({ href }) => own.has(href))
  const shown = new Set(ownSheets.flatMap(getSheetClasses))
  const otherSheets = sheets.filter(({ href }) => !own.has(href))
  const known = new Set(otherSheets.flatMap(getSheetClasses))
  const needed = [...new Set(getHtmlClasses(html))].filter(
    (name) => known.has(name) && !shown.has(name),
  )
  const others = new Set(coverClasses(needed, otherSheets))
  return [...ownSheets, ...otherSheets.filter((sheet) => others.has(sheet))]
}
