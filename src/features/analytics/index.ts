export { Analytics } from './Analytics'
