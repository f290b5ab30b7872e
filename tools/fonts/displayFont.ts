const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/**
 * The characters that Spanish and English headings can use, so that a new heading never changes the
 * font. Other letters use the fallback font.
 */
export const displayCharacters = `${printable}áéíóúüñçÁÉÍÓÚÜÑÇ¿¡ªº°«»‘’“”–—…·•×→€©®™\u{a0}`

/** The weights that the theme and stylesheets use; the variable font has all between. */
export const displayWeights = { min: 500, max: 800 }
