import path from 'node:path'
import { build } from 'esbuild'

const root = path.join(import.meta.dirname, '..')

/**
 * Bundles the gateway, the thread that reads feeds and `npm run contacts`. They need Node and one package beside
 * them: `libsql`, which loads a native library.
 *
 * @param define values for expressions of the code
 */
export async function bundleGateway(
  outdir: string,
  define: Readonly<Record<string, string>> = {},
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      gateway: 'server/main.ts',
      // It takes the place of `startFeedWorker.mjs`, which loads TypeScript.
      startFeedWorker: 'server/calendar/feeds/feedWorker.ts',
      contacts: 'server/contacts.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['libsql'],
    define,
    // Packages in CommonJS load Node's own modules by `require`, which ES modules do not have.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
  })
}
