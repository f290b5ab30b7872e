/** A page is asked for again each time, and not sent again while it has not changed. */
export const cacheOfPage = 'no-cache'

const cacheOfHashedFile = 'public, max-age=31536000, immutable'
const cacheOfNamedFile = 'public, max-age=86400'

/** Names below /assets carry a hash of their content; everything else keeps its name. */
export const cacheOfAsset = (file: string): string =>
  file.startsWith('assets/') ? cacheOfHashedFile : cacheOfNamedFile
