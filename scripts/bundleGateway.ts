import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the gateway, the worker thread of its store and `npm run contacts` into a folder. They need
 * Node and one package beside them: `libsql`, which loads a native library.
 *
 * @param root the project's folder
 * @param output the folder to write `gateway.mjs`, `startWorker.mjs` and `contacts.mjs` into
 */
export async function bundleGateway(root: string, output: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      gateway: 'server/main.ts',
      // Takes the place of `startWorker.mjs`, which loads TypeScript.
      startWorker: 'server/records/sqlite/sqliteWorker.ts',
      contacts: 'server/contacts.ts',
    },
    outdir: path.resolve(output),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['libsql'],
    // Packages in CommonJS load Node's own modules by `require`, which ES modules do not have.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
  })
}
