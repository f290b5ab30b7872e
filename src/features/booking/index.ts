export { BookingWizard } from './BookingWizard'
export { DemoAgenda } from './DemoAgenda'
export { ManageAppointment } from './manage/ManageAppointment'
