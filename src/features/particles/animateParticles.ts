import { move, scatter, type Particle } from './domain/particles'
import { drawParticles } from './drawParticles'

/** What a slow device takes for one frame is no reason to leap. */
const longestStepSeconds = 0.1

/**
 * Moves and draws particles in a canvas, frame by frame, in the colour that its style gives it, so
 * that a change of scheme shows at once. Calls back with each step, and gives back what stops it.
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

  const showFrame = (now: number) => {
    const field = fitToScreen(canvas, context)
    const seconds = Math.min((now - (previous ?? now)) / 1000, longestStepSeconds)
    previous = now
    particles =
      particles.length === count
        ? move(particles, field, seconds)
        : scatter(count, field, Math.random)
    onStep(particles)
    drawParticles(context, particles, field, getComputedStyle(canvas).color)
    request = requestAnimationFrame(showFrame)
  }
  let request = requestAnimationFrame(showFrame)

  return () => {
    cancelAnimationFrame(request)
  }
}

/** Gives the canvas a pixel for each one of the screen, and tells its size in CSS pixels. */
function fitToScreen(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = window.devicePixelRatio
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth
    canvas.height = pixelHeight
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { width, height }
}
