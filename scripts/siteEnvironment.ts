/**
 * Import this before anything else: other modules read these variables on load. The pages must hold the values that
 * the gateway reads.
 */
import { siteDefaults } from '@/site/siteDefaults'
import { parseOrigin } from '../server/parseVariables'

for (const name of Object.keys(siteDefaults)) {
  const value = process.env[name]?.trim() ?? ''
  if (value === '') Reflect.deleteProperty(process.env, name)
  // What is no origin is refused by the build.
  else process.env[name] = (name === 'SITE_URL' ? parseOrigin(value) : undefined) ?? value
}
