import {
  getLinks,
  moveParticles,
  scatterParticles,
  type Field,
  type Particle,
} from './domain/particles'
import { runIdleAnimation } from './runIdleAnimation'

/** Limits the step after a slow frame, so that particles do not jump. */
const longestStepSeconds = 0.1

/** Upper limit of the pixel ratio: faint, drifting dots need no finer pixels. */
const maxPixelRatio = 1.5

/**
 * Moves and draws particles on a canvas, in its CSS colour, and keeps where they are in `particles`. Returns
 * a function that stops the animation.
 */
export function animateParticles(
  canvas: HTMLCanvasElement,
  particles: { current: readonly Particle[] },
): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  let previous: number | undefined
  return runIdleAnimation((now) => {
    const field = { width: canvas.clientWidth, height: canvas.clientHeight }
    const ratio = Math.min(window.devicePixelRatio, maxPixelRatio)
    resizeCanvas(canvas, field, ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const seconds = Math.min((now - (previous ?? now)) / 1000, longestStepSeconds)
    previous = now
    particles.current =
      particles.current.length > 0
        ? moveParticles(particles.current, field, seconds)
        : scatterParticles(field, Math.random)
    drawParticles(context, particles.current, field, getComputedStyle(canvas).color)
  })
}

/** Resizes the canvas if necessary. Setting its size clears it, even if nothing changes. */
function resizeCanvas(canvas: HTMLCanvasElement, { width, height }: Field, ratio: number): void {
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width === pixelWidth && canvas.height === pixelHeight) return
  canvas.width = pixelWidth
  canvas.height = pixelHeight
}

const radius = 3.2

const strongestLink = 0.35
/** Links of similar strength share one stroke. More shades would not be visible. */
const linkShades = 10

/** Draws the particles as small speech bubbles with the links between them, in one colour. */
function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  { width, height }: Field,
  color: string,
): void {
  context.clearRect(0, 0, width, height)
  context.strokeStyle = color
  context.fillStyle = color
  const links = getLinks(particles)
  for (let shade = 1; shade <= linkShades; shade += 1) {
    context.globalAlpha = ((shade - 0.5) / linkShades) * strongestLink
    context.beginPath()
    for (const { from, to, strength } of links) {
      if (Math.ceil(strength * linkShades) !== shade) continue
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
    }
    context.stroke()
  }
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
