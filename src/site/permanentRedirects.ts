import { defaultLanguage } from './language'
import { staticRoutes } from './routes'

/** A path that has moved permanently. */
export interface PermanentRedirect {
  readonly from: string
  readonly to: string
}

/**
 * Lists the aliases in the default language, which lead everyone to the same page. The English ones
 * lead to the visitor's language, which only the browser knows, so servers must not redirect them
 * (requirements R3).
 */
export const getPermanentRedirects = (): PermanentRedirect[] =>
  staticRoutes.flatMap(({ paths, aliases }) => {
    const from = aliases?.[defaultLanguage]
    return from === undefined ? [] : [{ from, to: paths[defaultLanguage] }]
  })
