/** The code that the form needs once it is used: one chunk, loaded by `loadFormServices`. */
export { addServices } from '@/store/addServices'
export { notify } from '@/ui/notifications/notify'
export { CountryDetector, readOrigin } from '../contactDetails'
export { validateMessage } from './domain/validation'
export { MessageSent } from './MessageSent'
export { submitContactForm } from './submitContactForm'
