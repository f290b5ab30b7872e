export { countryOfDialCode } from './domain/countries'
export { PhoneField } from './PhoneField'
