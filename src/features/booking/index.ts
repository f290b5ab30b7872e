export { BookingWizard } from './BookingWizard'
export { bookingParts } from './parts'
