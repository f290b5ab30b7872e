/** Import this before anything else of the build: other modules read these variables on load. */

import { siteDefaults } from '@/site/siteConfig'

// In development React and MUI produce other markup.
process.env.NODE_ENV = 'production'

// An empty variable counts as not set.
for (const name of Object.keys(siteDefaults)) {
  if (process.env[name]?.trim() === '') Reflect.deleteProperty(process.env, name)
}
