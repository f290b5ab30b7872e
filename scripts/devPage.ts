import { getNotFoundFile, parsePagePath } from '../server/pagePath'

/**
 * The HTML file that webpack's development server answers an address with: the one that the gateway
 * would serve, so that each page starts from its own document.
 */
export function getDevPage(path: string, files: ReadonlySet<string>): string {
  const asked = parsePagePath(path)
  const known = asked.kind === 'page' && files.has(asked.file)
  return `/${known ? asked.file : getNotFoundFile(path)}`
}
