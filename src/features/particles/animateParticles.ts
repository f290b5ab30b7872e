import {
  getLinks,
  moveParticles,
  scatterParticles,
  type Field,
  type Particle,
  type ParticleLink,
} from './domain/particles'

/** Limits the step after a slow frame, so that particles do not jump. */
const longestStepSeconds = 0.1

/**
 * Moves and draws particles on a canvas. Their colour is the canvas's CSS colour, which may change
 * with the colour scheme. Calls `onStep` after each step. Returns a function that stops the
 * animation.
 */
export function animateParticles(
  canvas: HTMLCanvasElement,
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
      particles.length > 0
        ? moveParticles(particles, field, seconds)
        : scatterParticles(field, Math.random)
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

/** Upper limit of the pixel ratio: faint, drifting dots need no finer pixels. */
const maxPixelRatio = 1.5

interface CanvasStyle {
  /** In CSS pixels. */
  readonly field: Field
  /** Canvas pixels per CSS pixel. */
  readonly ratio: number
  readonly color: string
}

/**
 * Caches size and colour of a canvas until they may have changed, because reading them forces the
 * browser to compute style and layout of the whole page.
 */
function watchCanvasStyle(canvas: HTMLCanvasElement) {
  let cached: CanvasStyle | undefined
  const clearCache = () => {
    cached = undefined
  }
  const size = new ResizeObserver(clearCache)
  size.observe(canvas)
  const scheme = new MutationObserver(clearCache)
  scheme.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] })

  return {
    get: (): CanvasStyle =>
      (cached ??= {
        field: { width: canvas.clientWidth, height: canvas.clientHeight },
        ratio: Math.min(window.devicePixelRatio, maxPixelRatio),
        color: getComputedStyle(canvas).color,
      }),
    disconnect: () => {
      size.disconnect()
      scheme.disconnect()
    },
  }
}

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
function drawParticles(
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

/** Milliseconds between two frames: slow drift looks smooth at 30 frames per second. */
const frameTime = 1000 / 30

const screenFrame = 1000 / 60

/** A timer that is late by this many milliseconds shows that the main thread is busy. */
const late = 25

/** Milliseconds to pause while the main thread is busy. */
const busyTime = 200

/**
 * Calls `draw` for each frame, at most 30 times per second; not while the visitor taps, types or
 * scrolls, and not while the main thread is busy. `draw` gets the timestamp of the frame. Returns a
 * function that stops the animation.
 */
export function runIdleAnimation(draw: (now: number) => void): () => void {
  const activity = trackUserActivity()
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: number | undefined

  const waitFor = (milliseconds: number) => {
    const due = performance.now() + milliseconds
    timer = setTimeout(() => {
      const rest = activity.getRemainingTime()
      if (rest > 0) waitFor(rest)
      else if (performance.now() - due > late) waitFor(busyTime)
      else request = requestAnimationFrame(showFrame)
    }, milliseconds)
  }
  const showFrame = (now: number) => {
    // The visitor may have acted between the request and its frame.
    if (activity.getRemainingTime() === 0) draw(now)
    // `requestAnimationFrame` itself waits half a screen frame on average.
    waitFor(frameTime - screenFrame / 2)
  }
  request = requestAnimationFrame(showFrame)

  return () => {
    clearTimeout(timer)
    if (request !== undefined) cancelAnimationFrame(request)
    activity.stop()
  }
}

/** Events to which the page must respond at once. */
const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const

/** Milliseconds after an event in which the page may still be rendering its response. */
const responseTime = 300

/** Tracks when the visitor taps, types or scrolls, so that decorative animations can pause. */
function trackUserActivity() {
  let until = 0
  const wait = () => {
    until = performance.now() + responseTime
  }
  const options = { capture: true, passive: true }
  for (const eventName of activityEvents) document.addEventListener(eventName, wait, options)
  return {
    /** Milliseconds until the page counts as idle. */
    getRemainingTime: () => Math.max(0, until - performance.now()),
    stop: () => {
      for (const eventName of activityEvents) document.removeEventListener(eventName, wait, options)
    },
  }
}
