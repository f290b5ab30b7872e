/**
 * What an owner changes to make the site theirs (requirements R16). Values of the environment are
 * put in by the build; the rest is written here and nowhere else.
 */
export const siteConfig = {
  brand: 'Conversalia',
  /** Public address without a trailing slash, from SITE_URL. */
  url: process.env.SITE_URL ?? 'https://www.example.com',
  email: 'hola@example.com',
  /** Where the footer's social links lead. */
  social: {
    whatsapp: 'https://wa.me/10000000000',
    instagram: 'https://www.instagram.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    facebook: 'https://www.facebook.com/example',
  },
  /**
   * Whether the English canonicals of how-it-works, pricing, financial, retail and automotive go
   * without /en (requirements R4).
   */
  unprefixedEnglishCanonicals: true as boolean,
  /** The analytics' measurement id, from ANALYTICS_ID; off without one (requirements R38). */
  analyticsId: process.env.ANALYTICS_ID ?? '',
  /** Where the contact-management calls go, from CONTACT_SERVICE_URL: same origin unless told. */
  contactServiceUrl: process.env.CONTACT_SERVICE_URL ?? '/api/v1',
  /** The browser's publishable `api_token`, from SITE_KEY (requirements R35). */
  siteKey: process.env.SITE_KEY ?? 'demo-site-key',
  /** Answers `country_calling_code`, from GEOLOCATION_URL: the gateway's own answer unless told. */
  geolocationUrl: process.env.GEOLOCATION_URL ?? '/api/geolocation',
} as const
