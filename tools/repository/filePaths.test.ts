import { listGitFiles } from './testing/listGitFiles'

const tracked = listGitFiles()

/** Modules are imported without extension, so `pageHead.ts` and `PageHead.tsx` collide as well. */
const removeExtension = (file: string) => file.replace(/\.[cm]?[jt]sx?$/, '')

/** A path and all its parent folders. */
const withFolders = (file: string) =>
  file.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

test('no two paths differ only by case, because macOS and Windows would take them for one', () => {
  const paths = [...new Set(tracked.map(removeExtension).flatMap(withFolders))]
  const firstByLowerCase = new Map<string, string>()
  const collisions = paths.filter((each) => {
    const first = firstByLowerCase.get(each.toLowerCase())
    if (first === undefined) firstByLowerCase.set(each.toLowerCase(), each)
    return first !== undefined
  })
  expect(collisions).toEqual([])
})

test('Windows accepts every file name', () => {
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
  const names = [...new Set(tracked.flatMap((file) => file.split('/')))]
  expect(names.filter((name) => /[<>:"\\|?*]|[. ]$/.test(name) || reserved.test(name))).toEqual([])
})
