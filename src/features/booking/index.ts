export { BookingWizard } from './BookingWizard'
