import { useSelector } from 'react-redux'
import { selectLanguage } from '@/i18n/languageSlice'
import type { ArticleSlugs } from '@/site/article'
import { getArticlePath } from '@/site/routes'

/** The path of an article in the visitor's language. */
export const useArticlePath = (slugs: ArticleSlugs): string =>
  getArticlePath(slugs, useSelector(selectLanguage))
