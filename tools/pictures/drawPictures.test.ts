import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawPictures } from './drawPictures'

const root = path.join(__dirname, '../..')
const pictures = drawPictures(root)

test.each([...pictures])(
  '%s shows the site’s logo in its colours; `npm run pictures` draws it anew',
  (file, content) => {
    expect(readFileSync(path.join(root, file)).equals(Buffer.from(content))).toBe(true)
  },
)

test('the icons of old browsers and home screens have their format and size', () => {
  const read = (file: string) => Buffer.from(pictures.get(file) ?? '')
  expect([...read('public/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
  const touchIcon = read('public/apple-touch-icon.png')
  expect([touchIcon.readUInt32BE(16), touchIcon.readUInt32BE(20)]).toEqual([180, 180])
})
