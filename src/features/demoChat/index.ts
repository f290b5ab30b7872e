export { ChatPhone } from './ChatPhone'
export { DemoChat } from './DemoChat'
