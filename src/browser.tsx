import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { keepLanguagePreference } from './app/keepLanguagePreference'
import { Site } from './app/Site'
import { createI18n } from './i18n/createI18n'
import { initialLanguage } from './i18n/initialLanguage'
import { isCrawler } from './i18n/isCrawler'
import { loadLanguagePreference, saveLanguagePreference } from './i18n/languagePreference'
import { setupStore } from './store/setupStore'
import './ui/theme/global.css'

async function startSite(container: HTMLElement): Promise<void> {
  const { language, chosen } = initialLanguage({
    path: window.location.pathname,
    preference: loadLanguagePreference(),
    browserLanguages: navigator.languages,
    isCrawler: isCrawler(navigator.userAgent),
  })
  if (chosen) saveLanguagePreference(language)
  document.documentElement.lang = language

  const store = setupStore({ language })
  keepLanguagePreference(store)
  const i18n = await createI18n(language, ['nav', 'footer'])

  createRoot(container).render(
    <App store={store} i18n={i18n}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </App>,
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root to render into')
void startSite(container)
