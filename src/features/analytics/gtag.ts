import { hideToken } from '@/site/routes'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** The global function of Google Analytics; missing if an ad blocker removed it. */
    gtag?: (...command: unknown[]) => void
  }
}

const scriptUrl = 'https://www.googletagmanager.com/gtag/js'

/** Denies every kind of storage, so that Google Analytics works without cookies (requirements R9). */
const deniedStorage = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** The page's URL without the secret that it may hold. */
const getPageUrl = (): string => {
  const { origin, pathname, search, hash } = window.location
  return `${origin}${hideToken(pathname)}${search}${hash}`
}

/** Loads Google Analytics without its automatic page view: the site sends all page views itself. */
export function startAnalytics(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= [])
  window.gtag = function gtag() {
    // Google Analytics recognizes commands by their being an `arguments` object.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', deniedStorage)
  window.gtag('js', new Date())
  window.gtag('config', measurementId, { send_page_view: false, page_location: getPageUrl() })

  const script = document.createElement('script')
  script.async = true
  script.src = `${scriptUrl}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Sends a view of the current page: its path with query, its URL and its title. */
export function sendPageView(path: string): void {
  if (typeof window.gtag !== 'function') {
    console.warn('Google Analytics not available: window.gtag is not a function')
    return
  }
  // For all later events, too: Google Analytics sends some by itself.
  window.gtag('set', { page_location: getPageUrl() })
  window.gtag('event', 'page_view', {
    page_path: path,
    page_location: getPageUrl(),
    page_title: document.title,
  })
}
