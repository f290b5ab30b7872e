import type { Language } from './language'
import { getRoutePath } from './siteMap'

/** Where the blog's news of a language can be subscribed to. */
export const getFeedPath = (language: Language): string =>
  `${getRoutePath('blog', language)}/rss.xml`
