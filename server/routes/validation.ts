import moment from 'moment-timezone'

interface FormatRegistry {
  addFormat(name: string, check: (text: string) => boolean): unknown
}

const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  /** `HH:mm` or `HH:mm:ss`, or empty where the activity has no time. */
  'optional-time': (text) => text === '' || isTimeOfDay(text),
  /** An IANA name, or empty for UTC (requirements R21). */
  'optional-time-zone': (text) => text === '' || moment.tz.zone(text) !== null,
  /** Text that is not blank. SQLite would cut a text at a NUL character. */
  'visible-text': (text) => /\S/.test(text) && !text.includes('\0'),
  'free-text': (text) => !text.includes('\0'),
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
