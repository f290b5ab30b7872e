import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const compressible = /\.(html|css|js|json|svg|txt|xml)$/

/**
 * Copies a folder that the build did not compress, such as the baseline page, and adds the brotli files
 * that the gateway serves.
 */
export function compressFolder(folder: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(copy, name)
    if (compressible.test(name) && statSync(file).isFile()) {
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    }
  }
}
