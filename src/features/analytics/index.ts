export { Analytics as default } from './Analytics'
