import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteConfig } from '@/site/siteConfig'
import { describeOtherBuild } from '../../server/site/describeOtherBuild'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { createRobotsTxt } from './sitemap'

const folder = createTemporaryFolder()

it('notices pages that were built without the variables of the site', () => {
  expect(describeOtherBuild(folder, siteConfig.url)).toBeUndefined()
  writeFileSync(path.join(folder, 'robots.txt'), createRobotsTxt())
  expect(describeOtherBuild(folder, siteConfig.url)).toBeUndefined()
  expect(describeOtherBuild(folder, 'https://site.example')).toBe(
    `The pages were built for ${siteConfig.url}, but SITE_URL is https://site.example: build them again with the variables of the site.`,
  )
})
