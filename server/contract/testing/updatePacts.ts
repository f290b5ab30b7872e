/**
 * Part of `npm run pacts:update`: replaces the committed pacts with those the consumer's tests have
 * just written.
 */
import path from 'node:path'
import { readPacts, writePacts } from './pactFiles'

const root = path.join(import.meta.dirname, '../../..')
writePacts(path.join(root, 'pacts'), readPacts(path.join(root, '.cache/pacts')))
