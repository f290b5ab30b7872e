import { siteDefaults } from '@/site/siteDefaults'
import { readConfiguration } from '../server/configuration'

const names = Object.keys(siteDefaults)
const before = { ...process.env }

afterEach(() => {
  process.env = { ...before }
})

// As a file with Windows' line ends sets them in a shell.
it.each(['\r', ' '])(
  'the pages hold the values that the gateway reads, if each ends with %j',
  async (end) => {
    const values = {
      SITE_URL: 'https://site.example',
      SITE_KEY: 'pk_live-1',
      CONTACT_SERVICE_URL: '/contacts',
      GEOLOCATION_URL: 'https://geo.example/json',
      ANALYTICS_ID: 'G-ABC1234567',
    }
    for (const name of names) process.env[name] = `${values[name as keyof typeof values]}${end}`
    await loadAndCompare()
  },
)

it.each(['https://Site.example', 'https://site.example/'])(
  'the pages hold the URL that the gateway reads of %s',
  async (url) => {
    process.env.SITE_URL = url
    await loadAndCompare()
  },
)

it('the pages hold the defaults that the gateway reads, if each is empty', async () => {
  for (const name of names) process.env[name] = ''
  await loadAndCompare()
})

async function loadAndCompare() {
  const configuration = readConfiguration(process.env)
  await jest.isolateModulesAsync(async () => {
    await import('./buildEnvironment')
    const { siteConfig } = await import('@/site/siteConfig')
    const { siteKey, contactServiceUrl, geolocationUrl, analyticsId, url: siteUrl } = siteConfig
    expect(configuration).toMatchObject({
      siteKey,
      contactServiceUrl,
      geolocationUrl,
      analyticsId,
      siteUrl,
    })
  })
}
