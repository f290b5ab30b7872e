import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { siteConfig } from '../site/siteConfig'
import { pageOf } from '../site/siteMap'
import { PageLoading } from '../ui/PageLoading'
import { useHydrated } from '../ui/useHydrated'
import { PageHead } from './head/PageHead'
import { pageElement } from './pageComponents'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { Shell } from './shell/Shell'
import { useColorScheme } from './useColorScheme'
import { useLanguageEffects } from './useLanguageEffects'
import { useLanguageSync } from './useLanguageSync'
import { useRouteChange } from './useRouteChange'
import { useTakeover } from './useTakeover'
import { useUnknownArticle } from './useUnknownArticle'

const Analytics = lazy(() =>
  import('../features/analytics').then((feature) => ({ default: feature.Analytics })),
)
const Notifications = lazy(() => import('../ui/notifications/Notifications'))

/** The site below its router: shell, the page at hand, and what follows the address. */
export function Site() {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  useLanguageSync()
  useLanguageEffects()
  useColorScheme()
  useRouteChange()
  useTakeover()
  const unknownArticle = useUnknownArticle(pathname)

  return (
    <>
      <Suspense fallback={null}>
        <PageHead />
      </Suspense>
      {hydrated && siteConfig.analyticsId && (
        <Suspense fallback={null}>
          <Analytics measurementId={siteConfig.analyticsId} />
        </Suspense>
      )}
      <Shell>
        <RouteErrorBoundary place={pathname}>
          <Suspense fallback={<PageLoading />}>
            {unknownArticle ? <PageLoading /> : pageElement(pageOf(pathname))}
          </Suspense>
        </RouteErrorBoundary>
      </Shell>
      {hydrated && (
        <Suspense fallback={null}>
          <Notifications />
        </Suspense>
      )}
    </>
  )
}
