import * as v from 'valibot'

/** The calling code of the visitor's country, such as `+57`; null if it is unknown. */
export const detectedCountrySchema = v.object({ country_calling_code: v.nullable(v.string()) })

export type DetectedCountry = v.InferOutput<typeof detectedCountrySchema>
