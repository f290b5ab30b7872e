import type { Field } from './domain/particles'

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
export function watchCanvasStyle(canvas: HTMLCanvasElement) {
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
