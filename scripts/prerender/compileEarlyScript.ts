import path from 'node:path'
import { buildSync } from 'esbuild'

const entry = path.join(import.meta.dirname, '../../src/hydration/earlyScript/main.ts')

/** The early script, minified, for an inline `<script>` in every document. */
export function compileEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
