/**
 * Returns the variables that a document's stylesheets read without a fallback, but that none of them
 * defines: such a declaration has no effect.
 */
export function findUndefinedVariables(html: string): string[] {
  const css = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('')
  const find = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)
  const defined = new Set(find(/[{;]\s*(--[\w-]+)\s*:/g))
  const read = new Set(find(/var\(\s*(--[\w-]+)\s*\)/g))
  return [...read].filter((name) => !defined.has(name))
}
