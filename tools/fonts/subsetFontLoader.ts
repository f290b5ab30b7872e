import subsetFont from 'subset-font'
import type { LoaderContext } from 'webpack'
import { displayCharacters, displayWeights } from './displayFont'

/**
 * A webpack loader that reduces a variable font to the characters and weights of the headings,
 * without ligatures, as WOFF2: pages wait for these bytes.
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

/** The loader receives bytes. */
export const raw = true
