export { getCountryOfDialCode } from './domain/countries'
export { getDeviceCountry } from './domain/deviceCountry'
export { PhoneField } from './PhoneField'
