import { lazy, Suspense, useState } from 'react'
import { Routes, useLocation } from 'react-router-dom'
import { siteConfig } from '../site/siteConfig'
import { ClientNavigationContext } from '../hydration/StreamedSections'
import { AfterHydration } from '../hydration/AfterHydration'
import { Notifications } from '../ui/notifications/Notifications'
import { PageLoading } from '../ui/PageLoading'
import { forgetHeadFailure, PageHead } from './head/PageHead'
import { pageRoutes } from './pageRoutes'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { Shell } from './shell/Shell'
import { useClientSideNavigation } from './useClientSideNavigation'
import { useApplyLanguage } from './useApplyLanguage'
import { useLocalizePath } from './useLocalizePath'
import { usePrefetch } from '../hydration/start/usePrefetch'
import { useRouteChange } from './useRouteChange'
import { useHydrationComplete } from '../hydration/useHydrationComplete'

const Analytics = lazy(() =>
  import('../features/analytics').then((feature) => ({
    default: feature.Analytics,
  })),
)

/** The site inside its router: the shell, the current page, and the hooks that follow the location. */
export function Site() {
  const { pathname, key } = useLocation()
  const [initialKey] = useState(key)
  useLocalizePath()
  useApplyLanguage()
  useRouteChange()
  useHydrationComplete()
  usePrefetch()
  useClientSideNavigation()

  return (
    <>
      <RouteErrorBoundary path={pathname} fallback={null} onError={forgetHeadFailure}>
        <Suspense fallback={null}>
          <PageHead />
        </Suspense>
      </RouteErrorBoundary>
      <Shell
        notice={
          siteConfig.analyticsId && (
            <RouteErrorBoundary path={pathname} fallback={null}>
              <AfterHydration>
                <Analytics measurementId={siteConfig.analyticsId} />
              </AfterHydration>
            </RouteErrorBoundary>
          )
        }
      >
        <RouteErrorBoundary path={pathname}>
          <Suspense fallback={<PageLoading />}>
            <ClientNavigationContext value={key !== initialKey}>
              <Routes>{pageRoutes}</Routes>
            </ClientNavigationContext>
          </Suspense>
        </RouteErrorBoundary>
      </Shell>
      <Notifications />
    </>
  )
}
