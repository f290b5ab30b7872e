/** The Spanish text, which is the only one (requirements R8). */
export { default } from '../es/privacy'
