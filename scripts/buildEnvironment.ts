/** Import this before anything else of the build: other modules read these variables on load. */

// In development React and MUI produce other markup.
process.env.NODE_ENV = 'production'

/** Variables that the build inlines into the site. An empty variable counts as not set. */
const settings = ['SITE_URL', 'SITE_KEY', 'CONTACT_SERVICE_URL', 'GEOLOCATION_URL', 'ANALYTICS_ID']

for (const name of settings) {
  if (process.env[name]?.trim() === '') Reflect.deleteProperty(process.env, name)
}
