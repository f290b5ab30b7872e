import { siteDefaults } from './siteDefaults'

/**
 * The settings of the site's owner (requirements R16). The build fills in values from the
 * environment; the others are only here.
 */
export const siteConfig = {
  brand: 'Conversalia',
  /** Public origin without a trailing slash, from SITE_URL. */
  url: process.env.SITE_URL ?? siteDefaults.SITE_URL,
  email: 'hola@example.com' as string,
  /** URLs of the footer's social links, by name: any number of them. `WhatsApp` is also a way to write to us. */
  social: {
    WhatsApp: 'https://wa.me/10000000000',
    Instagram: 'https://www.instagram.com/example',
    LinkedIn: 'https://www.linkedin.com/company/example',
    Facebook: 'https://www.facebook.com/example',
  } as Readonly<Record<string, string>>,
  /** What a booking and a message are worth in the CRM. A page that was open before a change must be loaded again. */
  deals: { demo: 5_000, message: 1_000, currency: 'EUR' },
  /**
   * Whether the English canonical URLs of routes with `unprefixedCanonical` have no /en prefix
   * (requirements R4).
   */
  unprefixedEnglishCanonicals: true as boolean,
  /** Analytics measurement id, from ANALYTICS_ID; empty turns analytics off (requirements R38). */
  analyticsId: process.env.ANALYTICS_ID ?? siteDefaults.ANALYTICS_ID,
  /** Base URL of the contact service, from CONTACT_SERVICE_URL; same origin by default. */
  contactServiceUrl: process.env.CONTACT_SERVICE_URL ?? siteDefaults.CONTACT_SERVICE_URL,
  /** The browser's publishable `api_token`, from SITE_KEY (requirements R35). */
  siteKey: process.env.SITE_KEY ?? siteDefaults.SITE_KEY,
  /** URL that returns `country_calling_code`, from GEOLOCATION_URL; the gateway's by default. */
  geolocationUrl: process.env.GEOLOCATION_URL ?? siteDefaults.GEOLOCATION_URL,
} as const

/**
 * URLs of the services, absolute or relative to the page, and the site's key. Passed as the store's thunk extra
 * argument, so that tests can replace them.
 */
export type ServiceUrls = Readonly<
  Record<'contactServiceUrl' | 'siteKey' | 'geolocationUrl', string>
>
