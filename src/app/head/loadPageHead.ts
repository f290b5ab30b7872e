import type { Namespace, Section } from '@/content/es'
import { loadSection } from '@/i18n/loadSection'
import { showMissingKeys } from '@/i18n/missingKeys'
import type { Language } from '@/site/language'
import type { AnyPageId } from '@/site/routes'
import { getHeadSections, getPageHead, type HeadModel } from './headModel'

/** Loads the head of a page without i18next, for the build. */
export async function loadPageHead(page: AnyPageId, language: Language): Promise<HeadModel> {
  const names = getHeadSections(page)
  const loaded = await Promise.all(
    names.map(async (name) => {
      const section = await loadSection(language, name)
      return [name, showMissingKeys(section, language, name)] as const
    }),
  )
  const sections = new Map<Namespace, unknown>(loaded)
  return getPageHead(
    page,
    language,
    <Name extends Namespace>(name: Name) => sections.get(name) as Section<Name>,
  )
}
