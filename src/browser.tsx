import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { keepLanguagePreference } from './app/keepLanguagePreference'
import { knowArticles } from './app/knowArticles'
import { preloadPage } from './app/pageComponents'
import { readPrerendered } from './app/prerendered'
import { shellNamespaces } from './app/shellNamespaces'
import { Site } from './app/Site'
import { createI18n } from './i18n/createI18n'
import { initialLanguage } from './i18n/initialLanguage'
import { isCrawler } from './i18n/isCrawler'
import { loadLanguagePreference, saveLanguagePreference } from './i18n/languagePreference'
import { pageOf } from './site/siteMap'
import { setupStore } from './store/setupStore'
import './ui/theme/global.css'

async function startSite(container: HTMLElement): Promise<void> {
  const prerendered = readPrerendered()
  await knowArticles(window.location.pathname, prerendered)
  const page = pageOf(window.location.pathname)
  const { language, chosen } = initialLanguage({
    path: window.location.pathname,
    preference: loadLanguagePreference(),
    browserLanguages: navigator.languages,
    isCrawler: isCrawler(navigator.userAgent),
  })
  if (chosen) saveLanguagePreference(language)

  const takesOver = prerendered?.language === language && prerendered.page === page
  const store = setupStore({ language })
  keepLanguagePreference(store)
  const [i18n] = await Promise.all([
    createI18n(language, shellNamespaces, takesOver ? prerendered.content : {}),
    preloadPage(page),
  ])

  const site = (
    <App store={store} i18n={i18n}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </App>
  )
  document.documentElement.lang = language
  if (takesOver) {
    hydrateRoot(container, site)
    return
  }
  container.replaceChildren()
  createRoot(container).render(site)
  delete document.documentElement.dataset.waiting
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root to render into')
void startSite(container)
