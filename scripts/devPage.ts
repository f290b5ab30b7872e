import {
  getNotFoundFile,
  parsePagePath,
  findTokenPath,
  parseRedirects,
} from '../server/site/sitePaths'
import { createRedirectsFile } from './siteFiles/redirects'

const { tokenFiles } = parseRedirects(createRedirectsFile())

/**
 * Returns the HTML file that webpack's development server sends for a path: the same that the
 * gateway would serve.
 */
export function getDevPage(path: string, files: ReadonlySet<string>): string {
  const withToken = findTokenPath(tokenFiles, path)
  if (withToken) return `/${withToken.file}`
  const asked = parsePagePath(path)
  const known = asked.kind === 'page' && files.has(asked.file)
  return `/${known ? asked.file : getNotFoundFile(path)}`
}
