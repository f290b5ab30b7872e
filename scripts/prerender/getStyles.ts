import type { Stylesheet } from '@/prerender'

/** A stylesheet with its text. */
export type Sheet = Required<Stylesheet>

const getHtmlClasses = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

const getSheetClasses = ({ text }: Sheet) =>
  [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

/**
 * Selects the stylesheets of a page's HTML: those its script starts with (`own`), and as few others
 * as cover the classes that are already rendered but belong to scripts that load later.
 */
export function getStyles(
  html: string,
  sheets: readonly Sheet[],
  own: ReadonlySet<string>,
): Sheet[] {
  const needed = new Set(getHtmlClasses(html))
  const take = (sheet: Sheet) => {
    for (const name of getSheetClasses(sheet)) needed.delete(name)
    return sheet
  }
  const ownSheets = sheets.filter(({ href }) => own.has(href)).map(take)
  const others = sheets
    .filter(({ href }) => !own.has(href))
    // Smallest first: a shared module's classes are in many sheets.
    .sort((one, other) => one.text.length - other.text.length)
    .filter((sheet) => getSheetClasses(sheet).some((name) => needed.has(name)) && take(sheet))
  return [...ownSheets, ...others]
}
