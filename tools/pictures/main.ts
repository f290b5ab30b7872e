import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawPictures } from './drawPictures'

const root = path.join(import.meta.dirname, '../..')
for (const [file, content] of drawPictures(root)) writeFileSync(path.join(root, file), content)
