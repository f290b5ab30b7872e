import type { Field } from './domain/particles'

/** More pixels than this for one of CSS cost more than faint, drifting dots show of them. */
const finestRatio = 1.5

interface Look {
  /** In CSS pixels. */
  readonly field: Field
  /** Pixels of the canvas for one of CSS. */
  readonly ratio: number
  readonly color: string
}

/**
 * Size and colour of a canvas, asked for only where they may have changed: to answer, the browser
 * brings style and layout of all the page up to date.
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
