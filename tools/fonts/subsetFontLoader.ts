import subsetFont from 'subset-font'
import type { LoaderContext } from 'webpack'

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/**
 * The characters that Spanish and English headings can use, so that a new heading never changes the
 * font. Other letters use the fallback font.
 */
export const displayCharacters = `${printable}áéíóúüñçÁÉÍÓÚÜÑÇ¿¡ªº°«»‘’“”–—…·•×→€©®™\u{a0}`

/** The weights that the theme and stylesheets use; the variable font has all between. */
export const displayWeights = { min: 500, max: 800 }

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
