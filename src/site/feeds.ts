import type { Language } from './language'
import { addressOf } from './siteMap'

/** Where the blog's news of a language can be subscribed to. */
export const feedPathOf = (language: Language): string => `${addressOf('blog', language)}/rss.xml`
