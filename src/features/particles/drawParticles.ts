import { getLinks, type Field, type Particle, type ParticleLink } from './domain/particles'

const radius = 3.2

const strongestLink = 0.35
/** Links of similar strength share one stroke. More shades would not be visible. */
const linkShades = 10

/** Groups the links by shade; 0 is the faintest. */
function groupByShade(links: readonly ParticleLink[]): readonly (readonly ParticleLink[])[] {
  const shades = Array.from({ length: linkShades }, (): ParticleLink[] => [])
  for (const link of links) {
    shades[Math.min(Math.floor(link.strength * linkShades), linkShades - 1)]?.push(link)
  }
  return shades
}

/** Draws the particles as small speech bubbles with the links between them, in one colour. */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  { width, height }: Field,
  color: string,
): void {
  context.clearRect(0, 0, width, height)
  context.strokeStyle = color
  context.fillStyle = color
  groupByShade(getLinks(particles)).forEach((links, shade) => {
    if (links.length === 0) return
    context.globalAlpha = ((shade + 0.5) / linkShades) * strongestLink
    context.beginPath()
    for (const { from, to } of links) {
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
    }
    context.stroke()
  })
  context.globalAlpha = 0.45
  context.beginPath()
  for (const { x, y } of particles) {
    context.moveTo(x - radius, y)
    context.arc(x, y, radius, Math.PI, Math.PI * 0.5)
    context.lineTo(x - radius, y + radius)
    context.closePath()
  }
  context.fill()
}
