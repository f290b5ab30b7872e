/** Part of `npm run pacts:update`: commits what the consumer's tests have just made. */
import path from 'node:path'
import { readPacts, writePacts } from './pactFiles'

const root = path.join(import.meta.dirname, '../..')
writePacts(path.join(root, 'pacts'), readPacts(path.join(root, '.cache/pacts')))
