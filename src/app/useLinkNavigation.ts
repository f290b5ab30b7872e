import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { languageSwitched } from '../i18n/languageSlice'
import { isLanguage } from '../site/language'
import { useAppDispatch } from '../store/hooks'

/** What the server has besides pages, such as a feed. */
const isFile = /\.\w+$/

/** Whether a click asks for what the link says, here and now, and nobody has answered it yet. */
const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The link to a page of the site that was clicked; a place on the page at hand is the browser's own. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== window.location.origin) return undefined
  if (link.target || link.hasAttribute('download')) return undefined
  if (link.getAttribute('href')?.startsWith('#')) return undefined
  return isFile.test(link.pathname) ? undefined : link
}

/**
 * Follows the links to the site's pages without loading a document; one that says its language is a
 * choice of that language, as it is for the script of the first paint. They are plain links, of which
 * a page has a hundred: one listener costs less than a component and its subscriptions for each.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && pageLinkOf(event.target)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash, href, hreflang } = link
      void navigate({ pathname, search, hash }, { replace: href === window.location.href })
      if (isLanguage(hreflang)) dispatch(languageSwitched(hreflang))
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
    }
  }, [navigate, dispatch])
}
