import type { Field } from './domain/particles'

/** Upper limit of the pixel ratio: faint, drifting dots need no finer pixels. */
const finestRatio = 1.5

interface Look {
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
  let known: Look | undefined
  const forget = () => {
    known = undefined
  }
  const size = new ResizeObserver(forget)
  size.observe(canvas)
  const scheme = new MutationObserver(forget)
  scheme.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] })

  return {
    current: (): Look =>
      (known ??= {
        field: { width: canvas.clientWidth, height: canvas.clientHeight },
        ratio: Math.min(window.devicePixelRatio, finestRatio),
        color: getComputedStyle(canvas).color,
      }),
    end: () => {
      size.disconnect()
      scheme.disconnect()
    },
  }
}
