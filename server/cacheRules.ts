/** A page is asked for again each time, and not sent again while it has not changed. */
export const cacheOfPage = 'no-cache'

/** For addresses that change with what they lead to. */
export const cacheOfHashedFile = 'public, max-age=31536000, immutable'
const cacheOfNamedFile = 'public, max-age=86400'

/** By the folder that a file is in; everything else keeps its name and seldom changes. */
const cacheOfFolder: Readonly<Record<string, string>> = {
  /** Names carry a hash of their content. */
  assets: cacheOfHashedFile,
  /** Articles, which change as their pages do. */
  content: cacheOfPage,
}

/** @param file relative to the built site's folder */
export const cacheOfAsset = (file: string): string =>
  cacheOfFolder[file.split('/', 1)[0] ?? ''] ?? cacheOfNamedFile
