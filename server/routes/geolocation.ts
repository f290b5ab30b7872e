import type { FastifyInstance } from 'fastify'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'

/** Headers in which content delivery networks name the visitor's country (ISO 3166, two letters). */
const countryHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country-code',
] as const

const response = {
  200: {
    type: 'object',
    properties: { country_calling_code: { type: 'string', nullable: true } },
  },
}

const callingCodeOf = (country: unknown): string | undefined => {
  const code = typeof country === 'string' ? country.trim().toUpperCase() : ''
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined
}

/** Answers the dial code of the visitor's country, null where nothing tells the country. */
export function registerGeolocation(api: FastifyInstance): void {
  api.get('/geolocation', { schema: { response } }, async ({ headers }) => {
    const codes = countryHeaders.map((name) => callingCodeOf(headers[name]))
    return { country_calling_code: codes.find((code) => code !== undefined) ?? null }
  })
}
