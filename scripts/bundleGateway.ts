import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the gateway, the thread that reads feeds and `npm run contacts` into a folder. They need
 * Node and one package beside them: `libsql`, which loads a native library.
 *
 * @param root the project's folder
 * @param output the folder to write `gateway.mjs`, `contacts.mjs` and the thread's script into
 */
export async function bundleGateway(root: string, output: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      gateway: 'server/main.ts',
      // It takes the place of `startFeedWorker.mjs`, which loads TypeScript.
      startFeedWorker: 'server/calendar/feeds/feedWorker.ts',
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
