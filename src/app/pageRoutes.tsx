import { Route, useLocation } from 'react-router-dom'
import { languages } from '../site/language'
import { addressOf, fixedPages, pageOf, pathsOf } from '../site/siteMap'
import { pageElement } from './pageComponents'
import type { AnyPageId } from '../site/siteMap'

/** A page of the table; its code is loaded when it is first rendered. */
const Page = ({ id }: { readonly id: AnyPageId }) => pageElement(id)

/** Articles are registered at run time, so their ids are not in the table. */
function ArticleRoute() {
  const { pathname } = useLocation()
  return pageElement(pageOf(pathname))
}

/** The children of `<Routes>`: every path and alias of the site map, the articles, and not found. */
export const pageRoutes = [
  ...fixedPages.flatMap((page) =>
    pathsOf(page).map((path) => <Route key={path} path={path} element={<Page id={page.id} />} />),
  ),
  ...languages.map((language) => {
    const path = `${addressOf('blog', language)}/:slug`
    return <Route key={path} path={path} element={<ArticleRoute />} />
  }),
  <Route key="*" path="*" element={<Page id="notFound" />} />,
]
