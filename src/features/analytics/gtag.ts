declare global {
  interface Window {
    dataLayer?: unknown[]
    /** The analytics service's own function; whatever blocks the service may take it away. */
    gtag?: (...command: unknown[]) => void
  }
}

const scriptUrl = 'https://www.googletagmanager.com/gtag/js'

/** Starts the web analytics service. Page views are sent one by one, so it sends none by itself. */
export function startAnalytics(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= [])
  window.gtag = function gtag() {
    // The service tells a command from other data by its being the arguments object.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
  window.gtag('js', new Date())
  window.gtag('config', measurementId, { send_page_view: false })

  const script = document.createElement('script')
  script.async = true
  script.src = `${scriptUrl}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Sends a view of the page at hand, with its path and query, its whole address and its title. */
export function sendPageView(path: string): void {
  if (typeof window.gtag !== 'function') {
    console.warn('Google Analytics not available: window.gtag is not a function')
    return
  }
  window.gtag('event', 'page_view', {
    page_path: path,
    page_location: window.location.href,
    page_title: document.title,
  })
}
