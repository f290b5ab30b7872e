export { countryOfDialCode, defaultCountry } from './domain/countries'
export { PhoneField } from './PhoneField'
