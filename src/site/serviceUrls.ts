/**
 * URLs of the services, absolute or relative to the page. Passed as the store's thunk extra
 * argument, so that tests can replace them.
 */
export interface ServiceUrls {
  readonly contactServiceUrl: string
  /** The publishable key that identifies this site to the contact service (requirements R35). */
  readonly siteKey: string
  readonly geolocationUrl: string
}
