export { ManageAppointment as default } from '@/features/booking'
