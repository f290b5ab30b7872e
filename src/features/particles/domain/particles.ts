export interface Particle {
  /** Pixels from the left and the top. */
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
  /** From 1 for two particles at the same point down to 0 at the maximum distance of a link. */
  readonly strength: number
}

/** Requirements, section 1. */
const particleCount = 50
const linkDistance = 100

const topSpeed = 18

const createVelocity = (random: () => number) => (random() * 2 - 1) * topSpeed

/**
 * Distributes particles over a field. `random` returns numbers from 0 to below 1, like
 * `Math.random`.
 */
export const scatterParticles = (field: Field, random: () => number): Particle[] =>
  Array.from({ length: particleCount }, () => ({
    x: random() * field.width,
    y: random() * field.height,
    velocityX: createVelocity(random),
    velocityY: createVelocity(random),
  }))

/** A step along one axis; a particle that would leave the field is reflected at its edge. */
function moveAlongAxis(
  position: number,
  speed: number,
  limit: number,
  seconds: number,
): [number, number] {
  const next = position + speed * seconds
  if (next < 0) return [Math.min(-next, limit), Math.abs(speed)]
  if (next > limit) return [Math.max(Math.min(2 * limit - next, limit), 0), -Math.abs(speed)]
  return [next, speed]
}

/** Moves the particles by some seconds; they bounce off the edges of the field. */
export const moveParticles = (
  particles: readonly Particle[],
  field: Field,
  seconds: number,
): Particle[] =>
  particles.map((particle) => {
    const [x, velocityX] = moveAlongAxis(particle.x, particle.velocityX, field.width, seconds)
    const [y, velocityY] = moveAlongAxis(particle.y, particle.velocityY, field.height, seconds)
    return { x, y, velocityX, velocityY }
  })

/** A link for each pair of particles that are close enough. */
export function getLinks(particles: readonly Particle[]): ParticleLink[] {
  const links: ParticleLink[] = []
  // Most pairs are far apart, so they are skipped before a square root or an object is needed.
  particles.forEach((from, index) => {
    for (const to of particles.slice(index + 1)) {
      const squared = (to.x - from.x) ** 2 + (to.y - from.y) ** 2
      if (squared >= linkDistance ** 2) continue
      links.push({ from, to, strength: 1 - Math.sqrt(squared) / linkDistance })
    }
  })
  return links
}
