import { loadSections } from '@/i18n/loadSections'
import type { Language } from '@/site/language'
import type { AnyPageId } from '@/site/routes'
import { getHeadSections, getPageHead, type HeadModel } from './headModel'

/** Loads the head of a page without i18next, for the build. */
export async function loadPageHead(page: AnyPageId, language: Language): Promise<HeadModel> {
  const sections = await loadSections(language, getHeadSections(page))
  return getPageHead(page, language, (name) => sections[name])
}
