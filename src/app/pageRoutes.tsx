import { Route, useParams } from 'react-router-dom'
import { languages } from '../site/language'
import { useSections } from '../i18n/useContent'
import { getArticleId } from '../site/article'
import { articlePatterns, staticRoutes, getAllPaths } from '../site/routes'
import { pageElement } from './pageComponents'
import type { AnyPageId } from '../site/routes'

/** A page of the table; its code is loaded when it is first rendered. */
const Page = ({ id }: { readonly id: AnyPageId }) => pageElement(id)

/** The article of a slug, or the not-found page where there is none. */
function ArticleRoute() {
  const { slug = '' } = useParams()
  const id = getArticleId(slug.toLowerCase())
  const { missing } = useSections([id]).read(id)
  return pageElement(missing ? 'notFound' : id)
}

/** The children of `<Routes>`: every path and alias of the site map, the pattern of articles, and not found. */
export const pageRoutes = [
  ...staticRoutes.flatMap((page) =>
    getAllPaths(page).map((path) => (
      <Route key={path} path={path} element={<Page id={page.id} />} />
    )),
  ),
  ...languages
    .map((language) => articlePatterns[language])
    .map((path) => <Route key={path} path={path} element={<ArticleRoute />} />),
  <Route key="*" path="*" element={<Page id="notFound" />} />,
]
