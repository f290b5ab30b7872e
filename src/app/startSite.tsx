import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pendingLanguageAttribute } from '../hydration/attributes'
import { readPrerendered, readVisitorLanguage, type Prerendered } from '../hydration/prerendered'
import { createI18n } from '../i18n/createI18n'
import { keepLanguagePreference } from '../i18n/languageSlice'
import { requestContent, requestPageContent, type PageContent } from '../i18n/loadDocument'
import { isArticleId } from '../site/article'
import type { Language } from '../site/language'
import { yieldToMain } from '../site/loading'
import { getPageFromPath } from '../site/resolvePath'
import { setupStore } from '../store/setupStore'
import { createEmotionCache } from '../theme/emotionCache'
import { App } from './App'
import { preloadPage } from './pageComponents'
import { shellNamespaces, Site } from './Site'

/** Loads the current page's texts in a language, and its code at the same time. */
async function loadContent(language: Language, prerendered: Prerendered): Promise<PageContent> {
  const { content, page } = prerendered
  const [sections] = await Promise.all([
    prerendered.language === language
      ? requestContent(content)
      : requestPageContent(language, page),
    preloadPage(page),
  ])
  return sections
}

/** Hydrates the page in `container`, or renders it anew if its language is not the visitor's. */
export async function startSite(container: HTMLElement): Promise<void> {
  const prerendered = readPrerendered()
  const language = readVisitorLanguage()
  const loaded = prerendered ? await loadContent(language, prerendered) : {}
  const page = getPageFromPath(window.location.pathname)
  // The server has already answered 404 for this article.
  const isMissing = isArticleId(page) && prerendered?.page === 'notFound'
  const content = isMissing ? { ...loaded, [page]: { missing: true } } : loaded
  const canHydrate = prerendered?.language === language && (prerendered.page === page || isMissing)
  const store = setupStore({ language })
  keepLanguagePreference(store)
  const [i18n] = await Promise.all([
    createI18n(language, shellNamespaces, content),
    preloadPage(isMissing ? 'notFound' : page),
  ])

  // Hydration begins in a new task.
  await yieldToMain()
  const site = (
    <StrictMode>
      <App store={store} i18n={i18n} emotionCache={createEmotionCache()}>
        <BrowserRouter useTransitions={false}>
          <Site />
        </BrowserRouter>
      </App>
    </StrictMode>
  )
  if (canHydrate) {
    // A transition lets React hydrate in short tasks, between which the browser can respond.
    startTransition(() => {
      hydrateRoot(container, site)
    })
    return
  }
  document.documentElement.lang = language
  container.replaceChildren()
  createRoot(container).render(site)
  document.documentElement.removeAttribute(pendingLanguageAttribute)
}
