import { lazy, Suspense, useState } from 'react'
import { Routes, useLocation } from 'react-router-dom'
import type { Namespace } from '../content/sections'
import { AfterHydration } from '../hydration/AfterHydration'
import { ClientNavigationContext } from '../hydration/StreamedSections'
import { useHydrationComplete } from '../hydration/useHydrationComplete'
import { isLoadError } from '../site/loading'
import { siteConfig } from '../site/siteConfig'
import { useAppStore } from '../store/hooks'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Notifications } from '../ui/notifications/Notifications'
import { PageLoading } from '../ui/PageLoading'
import { isOtherDocument, reloadDocument } from './documentLoading'
import { PageHead } from './head/PageHead'
import { Navigation } from './Navigation'
import { pageRoutes } from './pageRoutes'
import { RouteError } from './RouteError'
import { Shell } from './shell/Shell'
import { useLocalizePath } from './useLocalizePath'
import { usePrefetch } from './usePrefetch'
import { useRouteChange } from './useRouteChange'

const Analytics = lazy(() => import('../features/analytics'))

const renderNothing = () => null
const renderError = (error: unknown) => <RouteError error={error} />

/** The site inside its router: the shell, the current page, and the hooks that follow the location. */
export function Site() {
  const { pathname, key } = useLocation()
  const [initialKey] = useState(key)
  const store = useAppStore()
  useLocalizePath()
  useRouteChange()
  useHydrationComplete()
  usePrefetch()

  const handleLostHead = (error: unknown) => {
    // The title would stay that of another page (requirements R65).
    if (isLoadError(error) && isOtherDocument())
      reloadDocument(store.getState()).catch(() => undefined)
  }

  return (
    <>
      <ErrorBoundary path={pathname} fallback={renderNothing} onError={handleLostHead}>
        <Suspense fallback={null}>
          <PageHead />
        </Suspense>
      </ErrorBoundary>
      <Shell
        notice={
          siteConfig.analyticsId && (
            <ErrorBoundary path={pathname} fallback={renderNothing}>
              <AfterHydration>
                <Analytics measurementId={siteConfig.analyticsId} />
              </AfterHydration>
            </ErrorBoundary>
          )
        }
      >
        <ErrorBoundary path={pathname} fallback={renderError}>
          <Suspense fallback={<PageLoading />}>
            <ClientNavigationContext value={key !== initialKey}>
              <Routes>{pageRoutes}</Routes>
            </ClientNavigationContext>
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <Navigation />
      <Notifications />
    </>
  )
}

/**
 * The dictionary sections that every page loads at its start. Error messages are among them, because
 * after a network failure they could not be loaded any more.
 */
export const shellNamespaces = [
  'nav',
  'footer',
  'industries',
  'not_found',
] as const satisfies readonly Namespace[]

export const isShellNamespace = (name: string): boolean =>
  (shellNamespaces as readonly string[]).includes(name)
