export { geolocationApi, useDetectCountryQuery } from './geolocationApi'
