/** The Spanish text, which is the only one (R8). */
export { default } from '../es/privacy'
