import { isValidElement } from 'react'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'
import { languages } from '../site/language'
import { getRoutePath, getAllPaths } from '../site/routes'
import { allRoutes } from '../site/allRoutes'
import { pageRoutes } from './pageRoutes'

const routes = createRoutesFromElements(pageRoutes)

/** The id of the page that the router shows at a path; an article's route finds its own. */
function findRoute(path: string) {
  const [match] = matchRoutes(routes, path) ?? []
  const element = match?.route.element
  const { id } = isValidElement<{ id?: string }>(element) ? element.props : {}
  return { id, ...match?.params }
}

it.each(allRoutes.flatMap((page) => getAllPaths(page).map((path) => [path, page.id] as const)))(
  'the path %s matches the route of %s',
  (path, id) => {
    const expected = id.startsWith('articles/') ? { slug: path.split('/').at(-1) } : { id }
    expect(findRoute(path)).toEqual(expected)
    expect(findRoute(path.toUpperCase())).toMatchObject(id.startsWith('articles/') ? {} : expected)
    expect(findRoute(`${path}/`)).toEqual(expected)
  },
)

it.each(['/nowhere', '/en/nowhere', '/precios/nowhere', '/404', '/en/404', '/blog/one/two'])(
  'the path %s matches no page (R5)',
  (path) => {
    expect(findRoute(path)).toMatchObject({ id: 'notFound' })
  },
)

it.each(['/agendar-demo/Aa', '/en/schedule-demo/Aa', '/schedule-demo/Aa', '/AGENDAR-DEMO/Aa/'])(
  'the path %s matches the route of an appointment',
  (path) => {
    expect(findRoute(path)).toEqual({ id: 'appointment', token: 'Aa' })
  },
)

it.each(languages)('an article that is not loaded yet matches a route in %s', (language) => {
  expect(findRoute(`${getRoutePath('blog', language)}/unknown`)).toEqual({ slug: 'unknown' })
})
