import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { pathsOf, sitePages } from '../site/siteMap'
import { PageLoading } from '../ui/PageLoading'
import { pageComponents } from './pageComponents'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { Shell } from './shell/Shell'
import { useLanguageEffects } from './useLanguageEffects'
import { useLanguageSync } from './useLanguageSync'
import { usePageHead } from './usePageHead'
import { useRouteChange } from './useRouteChange'

const Notifications = lazy(() => import('../ui/notifications/Notifications'))

/** The site below its router: shell, the page at hand, and what follows the address. */
export function Site() {
  const { pathname } = useLocation()
  useLanguageSync()
  useLanguageEffects()
  usePageHead()
  useRouteChange()

  return (
    <>
      <Shell>
        <RouteErrorBoundary place={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {sitePages.flatMap((page) => {
                const Page = pageComponents[page.id]
                return pathsOf(page).map((path) => (
                  <Route key={path} path={path} element={<Page key={page.id} id={page.id} />} />
                ))
              })}
              <Route path="*" element={<pageComponents.notFound id="notFound" />} />
            </Routes>
          </Suspense>
        </RouteErrorBoundary>
      </Shell>
      <Suspense fallback={null}>
        <Notifications />
      </Suspense>
    </>
  )
}
