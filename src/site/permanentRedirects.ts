import { defaultLanguage } from './language'
import { staticRoutes } from './siteMap'

/** An address that has moved for good, and where to. */
export interface PermanentRedirect {
  readonly from: string
  readonly to: string
}

/**
 * The aliases that lead to the same page for everyone: those in the default language. The English
 * ones lead to the variant of the visitor's language, which only the browser knows, so that no
 * server may answer for them (requirements R3).
 */
export const getPermanentRedirects = (): PermanentRedirect[] =>
  staticRoutes.flatMap(({ paths, aliases }) => {
    const from = aliases?.[defaultLanguage]
    return from === undefined ? [] : [{ from, to: paths[defaultLanguage] }]
  })
