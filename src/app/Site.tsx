import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { siteConfig } from '../site/siteConfig'
import { pageOf } from '../site/siteMap'
import { AfterHydration } from '../ui/AfterHydration'
import { FromAnotherPage } from '../ui/InPieces'
import { Notifications } from '../ui/notifications/Notifications'
import { PageLoading } from '../ui/PageLoading'
import { settleLayoutWhenIdle } from '../ui/settleLayout'
import { PageHead } from './head/PageHead'
import { pageElement } from './pageComponents'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { Shell } from './shell/Shell'
import { useLanguageEffects } from './useLanguageEffects'
import { useLanguageSync } from './useLanguageSync'
import { useLinkNavigation } from './useLinkNavigation'
import { usePrefetch } from './usePrefetch'
import { useRouteChange } from './useRouteChange'
import { useTakeover } from './useTakeover'
import { useUnknownArticle } from './useUnknownArticle'

const Analytics = lazy(() =>
  import('../features/analytics').then((feature) => ({ default: feature.Analytics })),
)

/** The site below its router: shell, the page at hand, and what follows the address. */
export function Site() {
  const { pathname, key } = useLocation()
  const [entered] = useState(key)
  useLanguageSync()
  useLanguageEffects()
  useRouteChange()
  useTakeover()
  usePrefetch()
  useLinkNavigation()
  useEffect(settleLayoutWhenIdle, [pathname])
  const unknownArticle = useUnknownArticle(pathname)

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
            <FromAnotherPage value={key !== entered}>
              {unknownArticle ? <PageLoading /> : pageElement(pageOf(pathname))}
            </FromAnotherPage>
          </Suspense>
        </RouteErrorBoundary>
      </Shell>
      <Notifications />
    </>
  )
}
