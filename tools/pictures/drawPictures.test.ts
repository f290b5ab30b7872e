import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawPictures } from './drawPictures'

const root = path.join(__dirname, '../..')

test.each([...drawPictures(root)])(
  '%s shows the site’s logo in its colours; `npm run pictures` draws it anew',
  (file, content) => {
    expect(readFileSync(path.join(root, file)).equals(Buffer.from(content))).toBe(true)
  },
)
