/** What a message needs once the visitor turns to the form, loaded by `loadSending`. */
export { addServices } from '../../store/addServices'
export { notify } from '../../ui/notifications/notify'
export { DetectedCountry } from '../contactDetails'
export { validateMessage } from './domain/validation'
export { writeMessage } from './writeMessage'
