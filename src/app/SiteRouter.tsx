import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

interface SiteRouterProps {
  readonly children: ReactNode
  /** Whether the page at a path can be shown without anything being loaded. */
  readonly isReady: (pathname: string) => boolean
}

/**
 * React Router's BrowserRouter but for one thing: to a page that is ready it goes at once, within the
 * visitor's click. To any other it goes as a transition, which keeps the page at hand until the next
 * one has come.
 */
export function SiteRouter({ children, isReady }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [place, setPlace] = useState({ action: history.action, location: history.location })

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const go = () => {
          setPlace({ action, location })
        }
        if (isReady(location.pathname)) go()
        else startTransition(go)
      }),
    [history, isReady],
  )

  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  )
}
