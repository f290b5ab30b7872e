export { ParticleField as default } from './ParticleField'
