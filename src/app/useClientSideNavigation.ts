import { startTransition, useContext, useEffect } from 'react'
import { I18nContext } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { languageSwitched } from '../i18n/languageSlice'
import { isLanguage } from '../site/language'
import { getPageFromPath } from '../site/routes'
import { useAppDispatch } from '../store/hooks'
import { isPageReady } from '../hydration/start/prefetchPage'

const fileExtension = /\.\w+$/

/** Whether a click follows the link in this tab, and no component has handled it. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The link to a page of the site that was clicked. Hashes, files and other sites are the browser's. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== window.location.origin) return undefined
  if (link.target || link.hasAttribute('download')) return undefined
  if (link.getAttribute('href')?.startsWith('#')) return undefined
  return fileExtension.test(link.pathname) ? undefined : link
}

/**
 * Navigates to the site's pages without loading a document, for every `<a>` by one listener: cheaper
 * than a `Link` component for each of a hundred links. A link with `hreflang` also switches the language.
 *
 * The router applies a navigation within the click (`useTransitions={false}`). Where the next page is
 * still to be loaded it is made a transition, which keeps the present page until then.
 */
export function useClientSideNavigation(): void {
  const { i18n } = useContext(I18nContext)
  const navigate = useNavigate()
  const dispatch = useAppDispatch()

  useEffect(() => {
    const followLink = (event: MouseEvent) => {
      const link = isPlainClick(event) && findPageLink(event.target)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash, href, hreflang } = link
      const go = () => {
        void navigate({ pathname, search, hash }, { replace: href === window.location.href })
      }
      if (isPageReady(i18n.language, getPageFromPath(pathname))) go()
      else startTransition(go)
      if (isLanguage(hreflang)) dispatch(languageSwitched(hreflang))
    }
    document.addEventListener('click', followLink)
    return () => {
      document.removeEventListener('click', followLink)
    }
  }, [i18n, navigate, dispatch])
}
