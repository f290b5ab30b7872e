export { Handoff } from './Handoff'
