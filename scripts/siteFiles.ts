/**
 * The last step of the build, a process of its own: what stands in the site's facts is read from the
 * environment when they are loaded, so it must be there before.
 */
import path from 'node:path'
import { readConfiguration } from '../server/configuration'
import { startOrExplain } from '../server/startOrExplain'
import { readArticleDocument } from '../src/articles/readArticleDocument'
import { setDocumentReader } from '../src/i18n/loadDocument'
import { buildSettings } from './buildStamp'
import { writeSiteFiles } from './siteFiles/writeSiteFiles'

setDocumentReader(readArticleDocument)
await startOrExplain(() =>
  writeSiteFiles(
    path.join(import.meta.dirname, '../dist'),
    readConfiguration(buildSettings(process.env)),
  ),
)
