import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

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
 * Follows the links to the site's pages without loading a document. They are plain links, of which a
 * page has a hundred: one listener costs less than a component and its subscriptions for each.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && pageLinkOf(event.target)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash, href } = link
      void navigate({ pathname, search, hash }, { replace: href === window.location.href })
    }
    // Before the link's own handlers: one of them may switch the language, and the address is to
    // have been left by then.
    document.addEventListener('click', follow, { capture: true })
    return () => {
      document.removeEventListener('click', follow, { capture: true })
    }
  }, [navigate])
}
