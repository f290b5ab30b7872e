import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderedTagAttribute } from '@/hydration/attributes'
import type { Dictionary, StructuredContent } from '@/content/sections'
import { loadSection } from '@/i18n/loadSection'
import { showMissingKeys } from '@/i18n/missingKeys'
import type { Language } from '@/site/language'
import type { AnyPageId } from '@/site/routes'
import { getHeadSections, getPageHead, type HeadModel } from './headModel'
import { HeadTags } from './HeadTags'

/** Loads the head of a page without i18next, for the build. */
export async function loadPageHead(page: AnyPageId, language: Language): Promise<HeadModel> {
  const loaded = await Promise.all(
    getHeadSections(page).map(async (name) => {
      const section = await loadSection(language, name)
      return [name, showMissingKeys(section, language, name)]
    }),
  )
  const sections = Object.fromEntries(loaded) as Dictionary & StructuredContent
  return getPageHead(page, language, (name) => sections[name])
}

/** Renders a head to HTML, whose tags are marked as the document's. */
export const serializeHead = (head: HeadModel): string =>
  renderToStaticMarkup(<HeadTags head={head} attributes={{ [prerenderedTagAttribute]: '' }} />)
