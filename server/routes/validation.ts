import { readEmail } from '@/contactService/schemas/email'
import { hasPhoneDigits, isVisible } from '@/contactService/schemas/rules'
import { isKnownTimeZone } from '@/features/booking/domain/instant'

interface FormatRegistry {
  addFormat(name: string, check: (text: string) => boolean): unknown
}

const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  /** `HH:mm` or `HH:mm:ss`, or empty if the activity has no time. */
  'optional-time': (text) => text === '' || isTimeOfDay(text),
  /** An IANA name, or empty for UTC (requirements R21). */
  'optional-time-zone': (text) => text === '' || isKnownTimeZone(text),
  /** Text with at least one visible character. */
  'visible-text': isVisible,
  'free-text': () => true,
  'contact-email': (text) => readEmail(text) !== undefined,
  /** A phone number with its country code, as the site sends it. */
  'contact-phone': (text) => text.startsWith('+') && hasPhoneDigits(text),
}

/**
 * Fastify's validator: unknown fields are refused rather than dropped, and types are not coerced.
 */
export const validation = {
  customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } as const,
  onCreate: (registry: FormatRegistry) => {
    for (const [name, check] of Object.entries(formats)) registry.addFormat(name, check)
  },
}
