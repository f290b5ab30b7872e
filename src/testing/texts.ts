import * as es from '@/content/es'
import type { Translation } from '@/content/types'

export type Texts = Translation<typeof es>

const readEnglish = (section: string) =>
  jest.requireActual<{ readonly default: object }>(`../content/en/${section}`).default

/** The site's texts by language and section, such as `texts.en.nav.home`. */
export const texts = {
  es: es as Texts,
  en: Object.fromEntries(Object.keys(es).map((name) => [name, readEnglish(name)])) as Texts,
}
