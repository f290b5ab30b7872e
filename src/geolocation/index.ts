export { detectCountry, geolocationApi, useDetectCountryQuery } from './geolocationApi'
