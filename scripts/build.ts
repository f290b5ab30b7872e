/**
 * `npm run build`: builds the site for production into dist/, and the gateway into build/. Warns of
 * what is over its budget, so that a longer text never fails a build; `npm run budgets` fails.
 */
import './buildEnvironment'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readConfiguration } from '../server/configuration'
import { runMain } from '../server/runMain'
import { writePageVariables } from '../server/site/describeOtherBuild'
import { setDocumentReader } from '@/i18n/loadDocument'
import { writeShareImages } from '../tools/sharingImages/writeShareImages'
import { prerenderConfiguration, siteConfiguration } from '../webpack.config'
import { checkBudgets } from './checkBudgets'
import { bundleGateway } from './bundleGateway'
import { compressSite } from './compressSite'
import { shelterAssets } from './previousAssets'
import { prerenderSite, readBuiltDocument } from './prerender/prerenderSite'
import { runWebpack } from './prerender/runWebpack'
import { writeSiteFiles } from './siteFiles/writeSiteFiles'

const root = path.join(import.meta.dirname, '..')
const output = path.join(root, 'dist')
const gateway = path.join(root, 'build')

// No server runs during the build, so content is read from disk.
setDocumentReader(readBuiltDocument(output))

await runMain(async () => {
  const configuration = readConfiguration(process.env)
  const putAssetsBack = shelterAssets(output, path.join(root, '.cache/assets'))
  // Delete the output: a failed build must not leave a partial or old site.
  for (const folder of [output, gateway]) rmSync(folder, { recursive: true, force: true })
  await runWebpack(siteConfiguration('production'), prerenderConfiguration())
  await prerenderSite(root)
  await writeShareImages({ root, output, cache: path.join(root, '.cache/share') })
  await writeSiteFiles(output, configuration)
  await compressSite(output)
  await bundleGateway(gateway, {
    'process.env.BUILT_WITH': JSON.stringify(writePageVariables(configuration)),
  })
  putAssetsBack()
  checkBudgets(root)
})
