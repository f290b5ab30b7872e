export { ParticleField } from './ParticleField'
