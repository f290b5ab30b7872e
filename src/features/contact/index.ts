export { LazyContactForm } from './LazyContactForm'
