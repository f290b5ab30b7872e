import { useLayoutEffect } from 'react'
import { useSections } from '@/i18n/useContent'
import type { AnyPageId } from '@/site/routes'
import { getHeadSections, getPageHead } from './headModel'
import { HeadTags } from './HeadTags'
import { removePrerenderedHead } from './prerenderedHead'

/**
 * Renders the head of a page. Suspends on its own: during a navigation React shows page and head
 * together, so the title is never another page's.
 */
export default function CurrentHead({ page }: { readonly page: AnyPageId }) {
  const { language, read } = useSections(getHeadSections(page))

  useLayoutEffect(removePrerenderedHead, [])

  return <HeadTags head={getPageHead(page, language, read)} />
}
