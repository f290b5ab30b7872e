import type source from '../es/phone'
import type { Translation } from '../types'

export default {
  country_code: 'Country code',
  country_code_value: 'Country code: {{country}}, {{dialCode}}',
  search_country: 'Search countries...',
  countries_found_one: '{{count}} country found',
  countries_found_other: '{{count}} countries found',
  no_country: 'No country found',
} satisfies Translation<typeof source>
