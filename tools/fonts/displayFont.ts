const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/**
 * What headings are made of in Spanish and English, whatever they say: a heading of tomorrow changes
 * no other page's font. Any other letter is shown in the fallback.
 */
export const displayCharacters = `${printable}áéíóúüñçÁÉÍÓÚÜÑÇ¿¡ªº°«»‘’“”–—…·•×→€©®™\u{a0}`

/** The weights that stylesheets ask for; the file knows every one between. */
export const displayWeights = { min: 500, max: 800 }
