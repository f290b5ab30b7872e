/**
 * Import this before anything else: other modules read these variables on load. The pages must hold the values that
 * the gateway reads.
 */
import { siteDefaults } from '@/site/siteDefaults'

for (const name of Object.keys(siteDefaults)) {
  const value = process.env[name]?.trim() ?? ''
  if (value === '') Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}
