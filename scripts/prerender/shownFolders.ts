import { createRequire } from 'node:module'
import path from 'node:path'
import { createHashedPaths } from './hashedPaths'

export type Mode = 'production' | 'development'

const require = createRequire(import.meta.url)
const publicFolder = path.join(import.meta.dirname, '../../public')

/** The flags of all countries, which a package brings. */
export const flags = path.join(
  path.dirname(require.resolve('country-flag-icons/package.json')),
  '3x2',
)

/** Files that pages show: what changes gets another address. Articles are many, and come one by one. */
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

/** The addresses with a hash; none on the development server. */
export const getHashedPaths = (mode: Mode) =>
  createHashedPaths(mode === 'production' ? shownFolders : [])
