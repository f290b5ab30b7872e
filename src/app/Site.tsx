import { lazy, Suspense, useState } from 'react'
import { Routes, useLocation } from 'react-router-dom'
import { siteConfig } from '../site/siteConfig'
import { ClientNavigationContext } from '../hydration/StreamedSections'
import { AfterHydration } from '../hydration/AfterHydration'
import { Notifications } from '../ui/notifications/Notifications'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { PageLoading } from '../ui/PageLoading'
import { forgetHeadFailure, PageHead } from './head/PageHead'
import { Navigation } from './Navigation'
import { forgetPages } from './pageComponents'
import { pageRoutes } from './pageRoutes'
import { RouteError } from './RouteError'
import { Shell } from './shell/Shell'
import { useLocalizePath } from './useLocalizePath'
import { usePrefetch } from './usePrefetch'
import { useRouteChange } from './useRouteChange'
import { useHydrationComplete } from '../hydration/useHydrationComplete'

const Analytics = lazy(() =>
  import('../features/analytics').then((feature) => ({
    default: feature.Analytics,
  })),
)

const renderNothing = () => null
const renderError = (error: unknown) => <RouteError error={error} />

/** The site inside its router: the shell, the current page, and the hooks that follow the location. */
export function Site() {
  const { pathname, key } = useLocation()
  const [initialKey] = useState(key)
  useLocalizePath()
  useRouteChange()
  useHydrationComplete()
  usePrefetch()

  return (
    <>
      <ErrorBoundary path={pathname} fallback={renderNothing} onError={forgetHeadFailure}>
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
        <ErrorBoundary path={pathname} fallback={renderError} onError={forgetPages}>
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
