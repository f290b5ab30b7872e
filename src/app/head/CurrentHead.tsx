import { useLayoutEffect } from 'react'
import { prerenderedTagAttribute } from '@/hydration/attributes'
import { useSections } from '@/i18n/useContent'
import type { AnyPageId } from '@/site/routes'
import { getHeadSections, getPageHead } from './headModel'
import { HeadTags } from './HeadTags'

/**
 * Renders the head of a page. Suspends on its own: during a navigation React shows page and head
 * together, so the title is never another page's.
 */
export default function CurrentHead({ page }: { readonly page: AnyPageId }) {
  const { language, read } = useSections(getHeadSections(page))

  // React renders its own elements in place of the document's.
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll(`[${prerenderedTagAttribute}]`))
      element.remove()
  }, [])

  return <HeadTags head={getPageHead(page, language, read)} />
}
