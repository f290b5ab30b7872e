import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { siteConfig } from '../site/siteConfig'
import { pathsOf, sitePages } from '../site/siteMap'
import { AfterHydration } from '../ui/AfterHydration'
import { Notifications } from '../ui/notifications/Notifications'
import { PageLoading } from '../ui/PageLoading'
import { settleLayoutWhenIdle } from '../ui/settleLayout'
import { PageHead } from './head/PageHead'
import { pageElement } from './pageComponents'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { Shell } from './shell/Shell'
import { useColorScheme } from './useColorScheme'
import { useLanguageEffects } from './useLanguageEffects'
import { useLanguageSync } from './useLanguageSync'
import { usePrefetch } from './usePrefetch'
import { useRouteChange } from './useRouteChange'
import { useTakeover } from './useTakeover'

const Analytics = lazy(() =>
  import('../features/analytics').then((feature) => ({ default: feature.Analytics })),
)

/** The site below its router: shell, the page at hand, and what follows the address. */
export function Site() {
  const { pathname } = useLocation()
  useLanguageSync()
  useLanguageEffects()
  useColorScheme()
  useRouteChange()
  useTakeover()
  usePrefetch()
  useEffect(settleLayoutWhenIdle, [pathname])

  return (
    <>
      <Suspense fallback={null}>
        <PageHead />
      </Suspense>
      {siteConfig.analyticsId && (
        <AfterHydration>
          <Analytics measurementId={siteConfig.analyticsId} />
        </AfterHydration>
      )}
      <Shell>
        <RouteErrorBoundary place={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {sitePages.flatMap((page) =>
                pathsOf(page).map((path) => (
                  <Route key={path} path={path} element={pageElement(page.id)} />
                )),
              )}
              <Route path="*" element={pageElement('notFound')} />
            </Routes>
          </Suspense>
        </RouteErrorBoundary>
      </Shell>
      <Notifications />
    </>
  )
}
