import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { getEntryPoints } from '../budgets/entryPoints'
import {
  AssetManifestPlugin,
  getFiles,
  manifestFile,
  readManifest,
  getStartGroups,
} from './assetManifest'

const build = (configuration: webpack.Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack(configuration, (error) => {
      compiler?.close(() => {
        if (error) reject(error)
        else resolve()
      })
    })
  })

it('writes the files, requests and children of each chunk group', async () => {
  const root = createTemporaryFolder()
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  write('browser.js', "import(/* webpackChunkName: 'start-store' */ './store.js')")
  write(
    'store.js',
    `import(/* webpackChunkName: 'start-site' */ './app/site.js')
    import('./analytics.js')`,
  )
  write('app/site.js', "import(/* webpackChunkName: 'page-home' */ '../pages/home/HomePage.js')")
  write('analytics.js', "console.log('a visit')")
  write('pages/home/HomePage.js', "import('../../chat.js')")
  write('chat.js', "console.log('a chat')")
  await build({
    mode: 'production',
    context: root,
    entry: { browser: './browser.js' },
    output: {
      path: path.join(root, 'dist'),
      filename: '[name].js',
      chunkFilename: 'part-[id].js',
    },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [new AssetManifestPlugin(path.join(root, manifestFile))],
  })

  const { groups, fonts, printSheet } = readManifest(root)
  expect(fonts).toEqual([])
  expect(printSheet).toBe('')
  expect(getFiles(groups, 'page-home')).toEqual(['/part-page-home.js'])
  expect(() => getFiles(groups, 'page-nowhere')).toThrow("The build has no chunk 'page-nowhere'")
  expect(getStartGroups(groups).map(({ name }) => name)).toEqual([
    'browser',
    'start-store',
    'start-site',
  ])
  expect(getEntryPoints(groups)).toEqual({
    start: ['/browser.js', '/part-start-store.js', '/part-start-site.js'],
    everywhere: { read: ['/part-analytics_js.js'], used: [] },
    pages: { home: { read: ['/part-page-home.js', '/part-chat_js.js'], used: [] } },
  })
})
