import { selectLanguage } from '@/i18n/languageSlice'
import type { ArticleSlugs } from '@/site/article'
import { getArticlePath } from '@/site/routes'
import { useAppSelector } from '@/store/hooks'

/** The path of an article in the visitor's language. */
export const useArticlePath = (slugs: ArticleSlugs): string =>
  getArticlePath(slugs, useAppSelector(selectLanguage))
