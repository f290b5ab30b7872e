export { getCountryOfDialCode } from './domain/countries'
export { PhoneField } from './PhoneField'
