import { linksBetween, type Field, type Particle } from './domain/particles'

const radius = 3.2

/** Draws the particles as small speech bubbles, and the links between them, in one colour. */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  { width, height }: Field,
  color: string,
): void {
  context.clearRect(0, 0, width, height)
  context.strokeStyle = color
  context.fillStyle = color
  for (const { from, to, strength } of linksBetween(particles)) {
    context.globalAlpha = strength * 0.35
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
  context.globalAlpha = 0.45
  for (const { x, y } of particles) {
    context.beginPath()
    context.arc(x, y, radius, Math.PI, Math.PI * 0.5)
    context.lineTo(x - radius, y + radius)
    context.closePath()
    context.fill()
  }
}
