/**
 * The defaults of settings that the environment leaves out, for the build and the gateway. Apart from `siteConfig`,
 * which reads the variables as soon as it is imported.
 */
export const siteDefaults = {
  SITE_URL: 'https://www.example.com',
  SITE_KEY: 'demo-site-key',
  CONTACT_SERVICE_URL: '/api/v1',
  GEOLOCATION_URL: '/api/geolocation',
  ANALYTICS_ID: '',
} as const
