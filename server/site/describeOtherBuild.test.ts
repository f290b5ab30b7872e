import { siteDefaults } from '@/site/siteDefaults'
import { readConfiguration } from '../configuration'
import { describeOtherBuild, writePageVariables } from './describeOtherBuild'

const describe = (variables: object) =>
  describeOtherBuild(writePageVariables(readConfiguration({})), readConfiguration({ ...variables }))

it('says nothing if the pages hold the variables of the site, or nobody knows', () => {
  expect(describe({ LOG_LEVEL: 'silent' })).toBeUndefined()
  const configuration = readConfiguration({ SITE_KEY: 'another-key' })
  expect(describeOtherBuild(undefined, configuration)).toBeUndefined()
})

it.each([
  ['SITE_URL', 'https://site.example'],
  ['SITE_KEY', 'another-key'],
  ['CONTACT_SERVICE_URL', '/other'],
  ['GEOLOCATION_URL', '/elsewhere'],
  ['ANALYTICS_ID', 'G-ABC1234567'],
] as const)('notices pages that were built with another %s', (name, value) => {
  expect(describe({ [name]: value })).toBe(
    `The pages were built with ${name}=${siteDefaults[name]}: build them again with the variables of the site.`,
  )
})
