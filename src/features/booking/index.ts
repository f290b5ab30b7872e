export { BookingWizard } from './BookingWizard'
export { ManageAppointment } from './manage/ManageAppointment'
