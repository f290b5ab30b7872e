import path from 'node:path'
import { minifySync } from '@swc/core'
import { buildSync } from 'esbuild'

const hydration = path.join(import.meta.dirname, '../../src/hydration')

/** Compiles and minifies a call with all that it imports, for an inline `<script>`. */
function compile(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: hydration },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const [bundle] = outputFiles.map(({ text }) => text)
  if (bundle === undefined) throw new Error(`esbuild has written nothing for ${contents}`)
  // It also inlines what is used once, which esbuild does not: 100 bytes of every document.
  const { code } = minifySync(bundle, { compress: { passes: 3, toplevel: true }, mangle: true })
  return code.trim()
}

/** The early script, for every document. */
export const compileEarlyScript = (): string =>
  compile("import { runEarlyScript } from './earlyScript/runEarlyScript'; runEarlyScript(window)")

/** What writes today's date after the first paint, for documents that show it. */
export const compileTodayScript = (): string =>
  compile(
    "import { showToday } from './showToday'; requestAnimationFrame(() => setTimeout(showToday, 0, document))",
  )
