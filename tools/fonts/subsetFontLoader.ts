import subsetFont from 'subset-font'
import type { LoaderContext } from 'webpack'
import { displayCharacters, displayWeights } from './displayFont'

/**
 * A webpack loader: a variable font as WOFF2 with no other characters and weights than the site's
 * headings have, nor glyphs that stand for several of them: a page waits for these bytes.
 */
export default function subsetFontLoader(this: LoaderContext<object>, font: Buffer): void {
  const done = this.async()
  subsetFont(font, displayCharacters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: displayWeights },
  }).then(
    (subset) => {
      done(null, subset)
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)))
    },
  )
}

/** The loader is given bytes. */
export const raw = true
