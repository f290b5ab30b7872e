import { styled } from '@mui/material/styles'
import { useContext, useEffect, useTransition } from 'react'
import { useTranslation, I18nContext } from 'react-i18next'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { hasNewTabKey } from '../hydration/hasNewTabKey'
import { saveLanguagePreference } from '../i18n/languagePreference'
import { languageSwitched } from '../i18n/languageSlice'
import { isLanguage } from '../site/language'
import { getPageFromPath } from '../site/resolvePath'
import { composePath } from '../site/routes'
import { useAppDispatch } from '../store/hooks'
import { getFloatingStyles } from '../theme/components/surfaces'
import { Dots } from '../ui/Dots'
import { appearLate } from '../ui/PageLoading'
import { allMenusClosed } from '../ui/uiSlice'
import { findSiteLink, isPageReady } from './usePrefetch'

/** Follows the links of the site. While the next page loads, a bubble over the current one says so. */
export function Navigation() {
  const { t } = useTranslation('nav')
  const isLoading = useClientSideNavigation()
  return (
    <div aria-live="polite">
      {isLoading && (
        <Loading>
          <Dots />
          <span className="visually-hidden">{t('loading_page')}</span>
        </Loading>
      )}
    </div>
  )
}

const Loading = styled('div')(({ theme }) => ({
  ...getFloatingStyles(theme),
  ...appearLate,
  position: 'fixed',
  insetInline: 0,
  top: 'calc(var(--header-height) + 12px)',
  zIndex: theme.zIndex.snackbar,
  width: 'fit-content',
  margin: 'auto',
  padding: '12px 20px',
  borderRadius: theme.vars.radius.bubbleSmall,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
}))

const fileExtension = /\.\w+$/

/** Whether a path is that of a file. The token of an appointment may look like one. */
const isFile = (path: string) => fileExtension.test(path) && getPageFromPath(path) !== 'appointment'

/** Whether a click would open the link in this tab, and no component has prevented that. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.altKey || hasNewTabKey(event))

/** Whether a click opens the link in a new tab. The other buttons of a mouse open menus, or lead back. */
const isForNewTab = (event: MouseEvent) =>
  !event.defaultPrevented && (event.button === 1 || (event.button === 0 && hasNewTabKey(event)))

/** Finds the clicked link to a page of the site. The browser itself follows files and other sites. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = findSiteLink(target)
  if (!link || link.target || link.hasAttribute('download')) return undefined
  return isFile(link.pathname) ? undefined : link
}

/**
 * Makes every `<a>` to a page of the site, and every form that sends a query to the search, navigate
 * without loading a document. One listener is cheaper to hydrate than a hundred `Link` components. A
 * link with `hreflang` also switches the language: it shows the same page, so Back leads to where the
 * visitor was before.
 *
 * The router renders a navigation within the click (`useTransitions={false}`). If the next page is not
 * loaded yet, a transition keeps the current page on the screen until it is.
 *
 * @returns whether the next page is still loading
 */
export function useClientSideNavigation(): boolean {
  const [isPending, startTransition] = useTransition()
  const { i18n } = useContext(I18nContext)
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { state } = useLocation() as Location<unknown>

  useEffect(() => {
    const followLink = (event: MouseEvent) => {
      const link = findPageLink(event.target)
      if (!link) return
      if (!isPlainClick(event)) {
        // A new tab shows the page in the stored language.
        if (isLanguage(link.hreflang) && isForNewTab(event)) saveLanguagePreference(link.hreflang)
        return
      }
      event.preventDefault()
      // The shell closes them once the next page has come: Back before that would leave one open.
      dispatch(allMenusClosed())
      const { pathname, search, hash, href, hreflang } = link
      const replace = isLanguage(hreflang) || href === window.location.href
      const isHashLink = link.getAttribute('href')?.startsWith('#')
      const options = replace || isHashLink ? { replace, state } : undefined
      const go = () => {
        void navigate({ pathname, search, hash }, options)
      }
      if (isHashLink || isPageReady(i18n.language, getPageFromPath(pathname))) go()
      else startTransition(go)
      if (isLanguage(hreflang)) dispatch(languageSwitched(hreflang))
    }
    const submitSearch = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const field = form.elements.namedItem('q')
      if (!(field instanceof HTMLInputElement)) return
      event.preventDefault()
      const { origin, pathname } = new URL(form.action)
      const path = composePath(pathname, { query: { q: field.value.trim() } })
      void navigate(path, { replace: `${origin}${path}` === window.location.href })
    }
    document.addEventListener('click', followLink)
    // The middle button.
    document.addEventListener('auxclick', followLink)
    document.addEventListener('submit', submitSearch)
    return () => {
      document.removeEventListener('submit', submitSearch)
      document.removeEventListener('auxclick', followLink)
      document.removeEventListener('click', followLink)
    }
  }, [i18n, navigate, dispatch, state])

  return isPending
}
