import type { FastifyInstance } from 'fastify'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { detectedCountrySchema, type DetectedCountry } from '@/contactService/schemas/responses'
import { getResponseSchema } from './schemas'

/** Headers in which CDNs name the visitor's country (ISO 3166, two letters). */
const countryHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country-code',
] as const

const response = { 200: getResponseSchema(detectedCountrySchema) }

const getCallingCode = (country: unknown): string | undefined => {
  const code = typeof country === 'string' ? country.trim().toUpperCase() : ''
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined
}

/**
 * Registers the endpoint that returns the visitor's dial code, or null if the country is unknown.
 */
export function registerGeolocation(api: FastifyInstance): void {
  api.get(
    '/geolocation',
    { schema: { response } },
    async ({ headers }): Promise<DetectedCountry> => {
      const codes = countryHeaders.map((name) => getCallingCode(headers[name]))
      return { country_calling_code: codes.find((code) => code !== undefined) ?? null }
    },
  )
}
