export { BookingWizard } from './BookingWizard'
export { bookingPreloads } from './preloads'
