import { defaultCountry } from '../../phone/domain/countries'
import type { ContactMessage } from './types'

/** A form with nothing in it but the country code, which outlives a message (section 4). */
export const emptyMessage = (country: string = defaultCountry): ContactMessage => ({
  name: '',
  email: '',
  company: '',
  country,
  phone: '',
  subject: '',
  message: '',
})
