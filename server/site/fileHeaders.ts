import path from 'node:path'

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

/** Content types of the files that the build writes or that owners have in `public`, by extension. */
const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Whether a file, or a pattern for it, is an RSS feed. */
export const isFeed = (file: string): boolean => file.endsWith('/rss.xml')

export const getContentType = (file: string): string =>
  isFeed(file)
    ? 'application/rss+xml'
    : (contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream')
