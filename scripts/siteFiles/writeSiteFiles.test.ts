import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { siteConfig } from '@/site/siteConfig'
import { readConfiguration } from '../../server/configuration'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { writeFiles } from '../../server/testing/writeSite'
import { writeSiteFiles, createSecurityTxt } from './writeSiteFiles'

let output: string

beforeAll(async () => {
  output = createTemporaryFolder()
  writeFiles(output, {
    'assets/browser.1a2b.js': '',
    'blog/test-turing.html': '',
    'en/blog.html': '',
  })
  await writeSiteFiles(output, readConfiguration({}))
})

test.each([
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'blog/rss.xml',
  'en/blog/rss.xml',
  '.well-known/security.txt',
  '_redirects',
  '_headers',
])('%s exists in the built site', (file) => {
  expect(existsSync(path.join(output, file))).toBe(true)
})

test('the header file contains the cache rules of built and written files', () => {
  const headers = readFileSync(path.join(output, '_headers'), 'utf8')
  expect(headers.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/*',
    '/agendar-demo/*',
    '/en/schedule-demo/*',
    '/schedule-demo/*',
    '/.well-known/*',
    '/assets/*',
    '/blog/rss.xml',
    '/en/blog/rss.xml',
    '/llms.txt',
    '/robots.txt',
    '/sitemap.xml',
  ])
})

test('security.txt names a contact, its languages and an expiry date', () => {
  expect(createSecurityTxt(new Date('2026-02-10T15:30:00Z'))).toBe(
    `Contact: mailto:${siteConfig.email}\n` +
      'Expires: 2027-02-05T00:00:00Z\n' +
      'Preferred-Languages: es, en\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  )
})
