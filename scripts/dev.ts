/** `npm run dev`: webpack's development server with hot reload, and the gateway behind its `/api`. */
import './siteEnvironment'
import path from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readArticleDocument } from '@/articles/articleDocuments'
import { setDocumentReader } from '@/i18n/loadDocument'
import { getPrerenderEntries } from '@/site/allRoutes'
import { readConfiguration } from '../server/configuration'
import { checkPort, closeOnSignal, serve } from '../server/serve'
import { runMain, watchParent } from '../server/runMain'
import { siteConfiguration } from '../webpack.config'
import { getDevPage } from './devPage'

const root = path.join(import.meta.dirname, '..')

setDocumentReader(readArticleDocument)
watchParent()
await runMain(async () => {
  const configuration = readConfiguration(process.env)
  const { host, port } = configuration
  await checkPort(configuration)
  const gateway = await serve({ ...configuration, port: 0 }, path.join(root, 'dist'))
  const files = new Set(getPrerenderEntries().map(({ file }) => file))

  const devSite = new WebpackDevServer(
    {
      static: false,
      host,
      port,
      setupExitSignals: false,
      proxy: [{ context: ['/api'], target: gateway.url }],
      historyApiFallback: {
        rewrites: [
          // Missing HTML files must return 404 instead of the fallback page.
          {
            from: /^\/(?!content\/)/,
            to: ({ parsedUrl }) => getDevPage(parsedUrl.pathname ?? '/', files),
          },
        ],
      },
    },
    webpack(siteConfiguration('development')),
  )
  closeOnSignal({
    close: async () => {
      await devSite.stop()
      await gateway.close()
    },
  })
  await devSite.start()
  console.log(`The gateway is at ${gateway.url}`)
})
