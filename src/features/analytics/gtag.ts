import { hideToken } from '@/site/resolvePath'
import { getNow } from '@/time/clock'

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

/** A URL without the token that it may hold (requirements R57); empty for no URL. */
const hideTokenInUrl = (url: string): string => {
  if (url === '') return ''
  const { origin, pathname, search, hash } = new URL(url)
  return `${origin}${hideToken(pathname)}${search}${hash}`
}

/** The referrer: another site, or the last page of this site that was sent. */
let referrer = ''

/** Both URLs without tokens. Google Analytics would read them from the browser otherwise. */
const getPageUrls = () => ({
  page_location: hideTokenInUrl(window.location.href),
  page_referrer: referrer,
})

/** Loads Google Analytics without its automatic page view: the site sends all page views itself. */
export function startAnalytics(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= [])
  referrer = hideTokenInUrl(document.referrer)
  window.gtag = function gtag() {
    // Google Analytics recognizes commands by their being an `arguments` object.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', deniedStorage)
  window.gtag('js', getNow())
  window.gtag('config', measurementId, { send_page_view: false, ...getPageUrls() })

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
  const urls = getPageUrls()
  // Also used by events that Google Analytics sends automatically.
  window.gtag('set', urls)
  window.gtag('event', 'page_view', {
    page_path: path,
    ...urls,
    page_title: document.title,
  })
  referrer = urls.page_location
}
