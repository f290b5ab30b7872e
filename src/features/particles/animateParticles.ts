import { runIdleAnimation } from './runIdleAnimation'
import { moveParticles, scatterParticles, type Field, type Particle } from './domain/particles'
import { drawParticles } from './drawParticles'
import { watchCanvasStyle } from './watchCanvasStyle'

/** Limits the step after a slow frame, so that particles do not jump. */
const longestStepSeconds = 0.1

/**
 * Moves and draws particles on a canvas. Their colour is the canvas's CSS colour, which may change
 * with the colour scheme. Calls `onStep` after each step. Returns a function that stops the
 * animation.
 */
export function animateParticles(
  canvas: HTMLCanvasElement,
  count: number,
  beginning: readonly Particle[],
  onStep: (particles: readonly Particle[]) => void,
): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => undefined

  let particles = beginning
  let previous: number | undefined
  const canvasStyle = watchCanvasStyle(canvas)

  const stop = runIdleAnimation((now) => {
    const { field, ratio, color } = canvasStyle.get()
    resizeCanvas(canvas, field, ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const seconds = Math.min((now - (previous ?? now)) / 1000, longestStepSeconds)
    previous = now
    particles =
      particles.length === count
        ? moveParticles(particles, field, seconds)
        : scatterParticles(count, field, Math.random)
    onStep(particles)
    drawParticles(context, particles, field, color)
  })

  return () => {
    stop()
    canvasStyle.disconnect()
  }
}

/** Resizes the canvas if necessary. Setting its size clears it, even if nothing changes. */
function resizeCanvas(canvas: HTMLCanvasElement, { width, height }: Field, ratio: number): void {
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width === pixelWidth && canvas.height === pixelHeight) return
  canvas.width = pixelWidth
  canvas.height = pixelHeight
}
