import { Route, useParams } from 'react-router-dom'
import { useSections } from '../i18n/useContent'
import { getArticleId } from '../site/article'
import {
  type AnyPageId,
  articlePatterns,
  getAllPaths,
  getStaticRoute,
  staticRoutes,
} from '../site/routes'
import { tokenParameter } from '../site/tokenParameter'
import { createPageElement } from './pageComponents'

/** A component, so that a page's element is only created when its route is shown. */
const Page = ({ id }: { readonly id: AnyPageId }) => createPageElement(id)

/** The article of a slug, or the not-found page. */
function ArticleRoute() {
  const { slug = '' } = useParams()
  const id = getArticleId(slug.toLowerCase())
  const { missing } = useSections([id]).read(id)
  return createPageElement(missing ? 'notFound' : id)
}

/**
 * The children of `<Routes>`: all paths and aliases of the route table, the patterns of articles and
 * appointments, and not found.
 */
export const pageRoutes = [
  ...staticRoutes.flatMap((page) =>
    getAllPaths(page).map((path) => (
      <Route key={path} path={path} element={<Page id={page.id} />} />
    )),
  ),
  ...Object.values(articlePatterns).map((path) => (
    <Route key={path} path={path} element={<ArticleRoute />} />
  )),
  ...getAllPaths(getStaticRoute('scheduleDemo'))
    .map((path) => `${path}/${tokenParameter}`)
    .map((path) => <Route key={path} path={path} element={<Page id="appointment" />} />),
  <Route key="*" path="*" element={<Page id="notFound" />} />,
]
