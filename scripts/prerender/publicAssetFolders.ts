import { createRequire } from 'node:module'
import path from 'node:path'
import { createHashedPaths } from './hashedPaths'

export type Mode = 'production' | 'development'

const require = createRequire(import.meta.url)
const publicFolder = path.join(import.meta.dirname, '../../public')

/** The folder of the flags in the package `country-flag-icons`. */
export const flags = path.join(
  path.dirname(require.resolve('country-flag-icons/package.json')),
  '3x2',
)

/**
 * Folders whose files get a hash in their URL. Each picture of an article gets its own hash, so that a
 * new article changes no other picture's URL; the other folders have one hash for all their files.
 */
const publicAssetFolders = [
  { urlPath: '/flags/', folder: flags },
  {
    urlPath: '/pictures/articles/',
    folder: path.join(publicFolder, 'pictures/articles'),
    hashEachFile: true,
  },
  ...['/pictures/assistants/', '/pictures/chat/', '/pictures/industries/', '/video/'].map(
    (urlPath) => ({ urlPath, folder: path.join(publicFolder, urlPath) }),
  ),
]

/** Returns the URL paths with hashes. The development server uses none. */
export const getHashedPaths = (mode: Mode) =>
  createHashedPaths(mode === 'production' ? publicAssetFolders : [])
