import * as v from 'valibot'

/**
 * The calling code of the visitor's country, such as `+57`. Any other response counts as null,
 * unknown.
 */
export const detectedCountrySchema = v.fallback(
  v.object({ country_calling_code: v.nullable(v.string()) }),
  { country_calling_code: null },
)

export type DetectedCountry = v.InferOutput<typeof detectedCountrySchema>
