import { Parser } from 'htmlparser2'
import { getAssetCacheControl, hashedFileCacheControl } from '../../server/site/fileHeaders'

/** Files that a document shows or runs; icons, manifests and sharing images do not count. */
const loadedRels = ['stylesheet', 'preload', 'modulepreload']

/** Attributes of the root element with the files that load after the first paint. */
const followingLists = ['data-content', 'data-scripts']

function getFiles(html: string): string[] {
  const files: string[] = []
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      const { src = '', rel = '', href = '' } = attributes
      if (loadedRels.includes(rel)) files.push(href)
      files.push(src, ...followingLists.flatMap((name) => attributes[name]?.split(' ') ?? []))
    },
  })
  parser.end(html)
  return files.filter((file) => file.startsWith('/'))
}

/** Finds files that a browser would request again on the next visit. */
export const findShortLivedFiles = (html: string): string[] =>
  [...new Set(getFiles(html))]
    .filter((file) => getAssetCacheControl(file.slice(1)) !== hashedFileCacheControl)
    .map((file) => `${file} has no hash in its URL`)
