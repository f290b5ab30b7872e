/** Pages are revalidated on each request. */
export const pageCacheControl = 'no-cache'

/** For files whose URL changes with their content. */
export const hashedFileCacheControl = 'public, max-age=31536000, immutable'
const namedFileCacheControl = 'public, max-age=86400'

/** By top-level folder; other files keep their names and seldom change. */
const folderCacheControl: Readonly<Record<string, string>> = {
  /** File names contain a content hash. */
  assets: hashedFileCacheControl,
  /** Articles, which are revalidated like pages. */
  content: pageCacheControl,
}

/** @param file relative to the built site's folder */
export const getAssetCacheControl = (file: string): string =>
  folderCacheControl[file.split('/', 1)[0] ?? ''] ?? namedFileCacheControl
