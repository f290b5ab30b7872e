import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import type { ServiceUrls } from '../site/siteConfig'
import { createFailure, errorTexts, type ContactServiceError } from './errors'
import { detectedCountrySchema } from './schemas/responses'

/** Time limit; after it the detection has failed. */
const timeoutMs = 5000

const fetchJson = fetchBaseQuery({ timeout: timeoutMs })

/** Returns `+57` for `+57` or `57`; null for anything that is no calling code. */
function parseCallingCode(response: unknown): string | null {
  const code = v.is(detectedCountrySchema, response) ? response.country_calling_code : null
  if (!code || !/^\+?\d{1,4}$/.test(code)) return null
  return code.startsWith('+') ? code : `+${code}`
}

/**
 * Asks once for the calling code of the visitor's country; null if it is unknown. It is a `queryFn`, because its URL
 * is another and it needs no key, envelope or retries.
 */
export async function fetchCountry(
  _arg: unknown,
  api: BaseQueryApi,
): Promise<{ data: string | null } | { error: ContactServiceError }> {
  try {
    const { geolocationUrl } = api.extra as ServiceUrls
    const { data, error } = await fetchJson(geolocationUrl, api, {})
    if (!error) return { data: parseCallingCode(data) }
  } catch {
    // For example an invalid URL. After any error the site uses its default code.
  }
  return { error: createFailure(errorTexts.notDetected) }
}
