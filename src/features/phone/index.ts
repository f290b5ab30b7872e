export { getCountryOfDialCode } from './domain/countries'
export { findDeviceCountry } from './domain/deviceCountry'
export { PhoneField } from './PhoneField'
