import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { temporaryFolder } from '../../server/testing/temporaryFolder'
import { entryPointsOf, type ChunkGroup } from './chunkGraph'
import { ChunkGraphPlugin } from './ChunkGraphPlugin'

const build = (configuration: webpack.Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack(configuration, (error) => {
      compiler?.close(() => {
        if (error) reject(error)
        else resolve()
      })
    })
  })

it('notes which scripts a build asks for where', async () => {
  const root = temporaryFolder()
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  write('app/browser.js', "import('../pages/home/HomePage.js')")
  write('pages/home/HomePage.js', "import('../../chat.js')")
  write('chat.js', "console.log('a chat')")
  const file = path.join(root, 'cache/chunks.json')
  await build({
    mode: 'production',
    context: root,
    entry: { browser: './app/browser.js' },
    output: {
      path: path.join(root, 'dist'),
      filename: '[name].js',
      chunkFilename: 'part-[id].js',
    },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [new ChunkGraphPlugin(file)],
  })

  const groups = JSON.parse(readFileSync(file, 'utf8')) as ChunkGroup[]
  expect(entryPointsOf(groups)).toEqual({
    start: ['browser.js'],
    pages: { home: ['part-pages_home_HomePage_js.js', 'part-chat_js.js'] },
  })
})
