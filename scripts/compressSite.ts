import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../server/site/loadSite'

const compressible = /\.(js|css|html|svg|json|txt|xml)$/

/** A copy that saves less is not worth a file. */
const largestShare = 0.95

const encodings = [
  {
    ending: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
]

/** Writes compressed copies beside the files of a built site. */
export async function compressSite(output: string): Promise<void> {
  await Promise.all(
    listFiles(output)
      .filter((file) => compressible.test(file))
      .flatMap((file) => {
        const bytes = readFileSync(path.join(output, file))
        return encodings.map(async ({ ending, compress }) => {
          const copy = await compress(bytes)
          if (copy.length <= bytes.length * largestShare)
            writeFileSync(path.join(output, file + ending), copy)
        })
      }),
  )
}
