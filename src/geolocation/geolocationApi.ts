import { createApi, fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ServiceUrls } from '../site/siteConfig'
import { detectedCountrySchema, type DetectedCountry } from './schema'

/** Time limit; after it the detection has failed. */
const timeoutMs = 5000

/** One kind only: after any error the site uses its default code. */
interface GeolocationError {
  readonly kind: 'unavailable'
}

const fetchJson = fetchBaseQuery({ timeout: timeoutMs })

/** Sends the request once; keeps the request itself out of the actions. */
const baseQuery: BaseQueryFn<void, unknown, GeolocationError> = async (_arg, api) => {
  try {
    const { geolocationUrl } = api.extra as ServiceUrls
    const { data, error } = await fetchJson(geolocationUrl, api, {})
    return error ? { error: { kind: 'unavailable' } } : { data }
  } catch {
    return { error: { kind: 'unavailable' } }
  }
}

/** Returns `+57` for `+57` or `57`; null for anything that is no calling code. */
function parseCallingCode({ country_calling_code: code }: DetectedCountry): string | null {
  if (!code || !/^\+?\d{1,4}$/.test(code)) return null
  return code.startsWith('+') ? code : `+${code}`
}

export const geolocationApi = createApi({
  reducerPath: 'geolocation',
  baseQuery,
  // The country does not change during a visit.
  keepUnusedDataFor: 3600,
  endpoints: (build) => ({
    /** The calling code of the visitor's country, such as `+57`; null if unknown. */
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- lets callers leave the argument out
    detectCountry: build.query<string | null, void>({
      query: () => undefined,
      rawResponseSchema: detectedCountrySchema,
      transformResponse: parseCallingCode,
    }),
  }),
})

export const { useDetectCountryQuery } = geolocationApi
