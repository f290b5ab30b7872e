/** To be imported before anything else of the build, which reads these when it is loaded. */

// In development React and MUI write other markup.
process.env.NODE_ENV = 'production'

/** What the build puts into the site. An empty variable counts as not set, as in the gateway. */
const settings = ['SITE_URL', 'SITE_KEY', 'CONTACT_SERVICE_URL', 'GEOLOCATION_URL', 'ANALYTICS_ID']

for (const name of settings) {
  if (process.env[name]?.trim() === '') Reflect.deleteProperty(process.env, name)
}
