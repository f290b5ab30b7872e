export interface Particle {
  /** Pixels from the left and from the top. */
  readonly x: number
  readonly y: number
  /** Pixels per second. */
  readonly velocityX: number
  readonly velocityY: number
}

export interface Field {
  readonly width: number
  readonly height: number
}

export interface ParticleLink {
  readonly from: Particle
  readonly to: Particle
  /** From 1 where two particles meet, down to 0 at the distance at which the link is gone. */
  readonly strength: number
}

/** Requirements, section 1. */
export const defaultParticleCount = 50
export const linkDistance = 100

const topSpeed = 18

const velocity = (random: () => number) => (random() * 2 - 1) * topSpeed

/** Particles all over a field. `random` gives numbers from 0 to below 1, as `Math.random` does. */
export const scatter = (count: number, field: Field, random: () => number): Particle[] =>
  Array.from({ length: count }, () => ({
    x: random() * field.width,
    y: random() * field.height,
    velocityX: velocity(random),
    velocityY: velocity(random),
  }))

/** A step along one axis; what would leave it at an end turns back there. */
function step(position: number, speed: number, limit: number, seconds: number): [number, number] {
  const next = position + speed * seconds
  if (next < 0) return [Math.min(-next, limit), Math.abs(speed)]
  if (next > limit) return [Math.max(Math.min(2 * limit - next, limit), 0), -Math.abs(speed)]
  return [next, speed]
}

/** Where the particles are some seconds later; the edges of the field throw them back. */
export const move = (particles: readonly Particle[], field: Field, seconds: number): Particle[] =>
  particles.map((particle) => {
    const [x, velocityX] = step(particle.x, particle.velocityX, field.width, seconds)
    const [y, velocityY] = step(particle.y, particle.velocityY, field.height, seconds)
    return { x, y, velocityX, velocityY }
  })

/** A link for every two particles that are less than a distance apart. */
export function linksBetween(
  particles: readonly Particle[],
  distance: number = linkDistance,
): ParticleLink[] {
  const links: ParticleLink[] = []
  // Of the many pairs, few are close: the others cost neither a root nor an object.
  particles.forEach((from, index) => {
    for (let other = index + 1; other < particles.length; other += 1) {
      const to = particles[other]
      if (!to) break
      const squared = (to.x - from.x) ** 2 + (to.y - from.y) ** 2
      if (squared >= distance ** 2) continue
      links.push({ from, to, strength: 1 - Math.sqrt(squared) / distance })
    }
  })
  return links
}
