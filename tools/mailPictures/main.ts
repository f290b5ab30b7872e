import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderMailPictures } from './renderMailPictures'

const file = path.join(import.meta.dirname, '../../server/messages/mailPictures.json')
writeFileSync(file, `${JSON.stringify(renderMailPictures(), null, 2)}\n`)
