/**
 * Where the services are. It is the store's thunk extra argument, so that a test can put other
 * services in their place; an address is absolute, or relative to the page in a browser.
 */
export interface ServiceUrls {
  readonly contactServiceUrl: string
  /** The publishable key that the contact service knows this site by (requirements R35). */
  readonly siteKey: string
  readonly geolocationUrl: string
}
