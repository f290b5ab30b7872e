import path from 'node:path'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { writeFiles } from '../../server/testing/writeSite'
import {
  AssetManifestPlugin,
  getFiles,
  manifestFile,
  readManifest,
  getStartGroups,
} from './assetManifest'
import { runWebpack } from './runWebpack'

it('writes the name, files and children of each chunk group', async () => {
  const root = createTemporaryFolder()
  writeFiles(root, {
    'browser.js': "import(/* webpackChunkName: 'start-store' */ './store.js')",
    'store.js': `import(/* webpackChunkName: 'start-site' */ './app/site.js')
    import('./analytics.js')`,
    'app/site.js': "import(/* webpackChunkName: 'page-home' */ '../pages/home/HomePage.js')",
    'analytics.js': "console.log('a visit')",
    'pages/home/HomePage.js': "import('../../chat.js')",
    'chat.js': "console.log('a chat')",
  })
  await runWebpack({
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
  const getLoaded = (name: string) =>
    groups.find((group) => group.name === name)?.children.flatMap((index) => groups[index]?.files)
  expect(getLoaded('start-store')).toEqual(['/part-start-site.js', '/part-analytics_js.js'])
  expect(getLoaded('page-home')).toEqual(['/part-chat_js.js'])
})
