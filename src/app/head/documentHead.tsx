import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderedTagAttribute } from '@/hydration/attributes'
import { loadSections } from '@/i18n/loadSections'
import type { Language } from '@/site/language'
import type { AnyPageId } from '@/site/routes'
import { getHeadSections, getPageHead, type HeadModel } from './headModel'
import { HeadTags } from './HeadTags'

/** Loads the head of a page without i18next, for the build. */
export async function loadPageHead(page: AnyPageId, language: Language): Promise<HeadModel> {
  const sections = await loadSections(language, getHeadSections(page))
  return getPageHead(page, language, (name) => sections[name])
}

/** Renders a head to the HTML of a document. */
export const serializeHead = (head: HeadModel): string =>
  renderToStaticMarkup(<HeadTags head={head} attributes={{ [prerenderedTagAttribute]: '' }} />)
