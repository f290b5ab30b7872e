import { createRequire } from 'node:module'
import path from 'node:path'
import { hashedAddresses } from './hashedAddresses'

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
  { address: '/flags/', path: flags },
  {
    address: '/pictures/articles/',
    path: path.join(publicFolder, 'pictures/articles'),
    each: true,
  },
  ...['/pictures/assistants/', '/pictures/chat/', '/pictures/industries/', '/video/'].map(
    (address) => ({ address, path: path.join(publicFolder, address) }),
  ),
]

/** The addresses with a hash; none on the development server. */
export const getHashedPaths = (mode: Mode) =>
  hashedAddresses(mode === 'production' ? shownFolders : [])
