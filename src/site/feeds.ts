import type { Language } from './language'
import { getRoutePath } from './routes'

/** Returns the path of the blog's RSS feed in a language. */
export const getFeedPath = (language: Language): string =>
  `${getRoutePath('blog', language)}/rss.xml`
