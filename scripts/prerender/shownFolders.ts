import { createRequire } from 'node:module'
import path from 'node:path'
import { createHashedPaths } from './hashedPaths'

export type Mode = 'production' | 'development'

const require = createRequire(import.meta.url)
const publicFolder = path.join(import.meta.dirname, '../../public')

/** The folder of flags, from a package. */
export const flags = path.join(
  path.dirname(require.resolve('country-flag-icons/package.json')),
  '3x2',
)

/**
 * Folders of files that pages show. Articles' pictures are hashed one by one, since they are many
 * and added one at a time.
 */
const shownFolders = [
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

/** Returns the hashed paths; none on the development server. */
export const getHashedPaths = (mode: Mode) =>
  createHashedPaths(mode === 'production' ? shownFolders : [])
