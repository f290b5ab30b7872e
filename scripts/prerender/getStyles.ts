import type { Stylesheet } from '../../src/prerender'

/** A stylesheet of the build with its text. */
export type Sheet = Required<Stylesheet>

const getHtmlClasses = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

const getSheetClasses = ({ text }: Sheet) =>
  [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

/**
 * The stylesheets that a page's HTML needs: those that its script starts with (`own`), and for what
 * is in the HTML already but belongs to a script that comes later, as few others as it takes.
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
    // The smallest first: a class of a shared module stands in many sheets.
    .sort((one, other) => one.text.length - other.text.length)
    .filter((sheet) => getSheetClasses(sheet).some((name) => needed.has(name)) && take(sheet))
  return [...ownSheets, ...others]
}
