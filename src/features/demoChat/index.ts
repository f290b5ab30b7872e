export { DemoChat } from './DemoChat'
