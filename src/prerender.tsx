import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import { renderDocument, type DocumentParts, type Stylesheet } from './app/document'
import { getPageChunks, preloadPage } from './app/pageComponents'
import { isShellNamespace, shellNamespaces, Site } from './app/Site'
import { createI18n } from './i18n/createI18n'
import { setDocumentReader, getPageContentPath } from './i18n/loadDocument'
import { isArticleId } from './site/article'
import type { PrerenderEntry } from './site/allRoutes'
import { setupStore } from './store/setupStore'
import { createCriticalStyles } from './theme/criticalStyles'
import { createEmotionCache } from './theme/emotionCache'

export { getPageChunks, setDocumentReader }
export type { Stylesheet }

interface Assets extends Pick<
  DocumentParts,
  'earlyScript' | 'todayScript' | 'scripts' | 'fonts' | 'printSheet'
> {
  /** Selects the stylesheets that a page's HTML needs. */
  readonly selectStyles: (html: string) => readonly Stylesheet[]
  /** Returns a text with a URL that contains its hash. */
  readonly hashFile: (url: string, text: string) => DataFile
}

interface DataFile {
  readonly url: string
  readonly text: string
}

interface Prerendered {
  readonly html: string
  /** The page's texts: all of them at a URL with a hash, and those without the shell's at a fixed one. */
  readonly data: readonly DataFile[]
}

export async function prerenderFile(file: PrerenderEntry, assets: Assets): Promise<Prerendered> {
  const { language, page, path } = file
  const store = setupStore({ language })
  // The header links to the article in the other language, but does not suspend for it.
  const sections = isArticleId(page) ? [...shellNamespaces, page] : shellNamespaces
  const i18n = await createI18n(language, sections)
  await preloadPage(page)
  const emotionCache = createEmotionCache()
  const collectStyles = createCriticalStyles(emotionCache)
  const { prelude } = await prerenderToNodeStream(
    <App store={store} i18n={i18n} emotionCache={emotionCache}>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </App>,
    {
      // Writes all sections in place; React would otherwise add hidden blocks that a script moves.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const root = await text(prelude)
  const content = i18n.getDataByLanguage(language) ?? {}
  const own = Object.entries(content).filter(([name]) => !isShellNamespace(name))
  const url = getPageContentPath(language, page)
  const all = assets.hashFile(url, JSON.stringify(content))
  const html = await renderDocument({
    ...file,
    ...assets,
    styles: assets.selectStyles(root),
    criticalStyles: await collectStyles(root),
    body: { root, content: all.url },
  })
  return { html, data: [all, { url, text: JSON.stringify(Object.fromEntries(own)) }] }
}
