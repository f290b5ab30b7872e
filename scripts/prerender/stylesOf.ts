import type { Stylesheet } from '../../src/prerender'

type Sheet = Required<Stylesheet>

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const hasClassOf = ({ text }: Sheet, classes: ReadonlySet<string>) =>
  [...text.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name))

/**
 * The stylesheets that a page's HTML needs, in the order of the build: those that every page starts
 * with, and those that hold one of its classes.
 */
export function stylesOf(
  html: string,
  sheets: readonly Sheet[],
  entry: ReadonlySet<string>,
): Stylesheet[] {
  const classes = classesOf(html)
  return sheets.filter((sheet) => entry.has(sheet.href) || hasClassOf(sheet, classes))
}
