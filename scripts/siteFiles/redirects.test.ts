import { languages } from '@/site/language'
import { getAppointmentPath, getPermanentRedirects } from '@/site/routes'
import { getPrerenderEntries } from '@/site/allRoutes'
import { findTokenPath, parseRedirects } from '../../server/site/sitePaths'
import { createRedirectsFile } from './redirects'

test('hosts get the permanent redirects, the documents by language and the not-found pages', () => {
  expect(createRedirectsFile()).toBe(`/industrias/financiamiento /industrias/financiero 301
/industrias/financiamiento/ /industrias/financiero 301
/ /en.html 200! Language=en
/search /en/search.html 200! Language=en
/agendar-demo/:token /agendar-demo/token.html 200
/en/schedule-demo/:token /en/schedule-demo/token.html 200
/schedule-demo/:token /en/schedule-demo/token.html 200
/en/* /en/404.html 404
`)
})

test('the gateway reads every permanent redirect from the file', () => {
  const { movedPaths } = parseRedirects(createRedirectsFile())
  for (const { from, to } of getPermanentRedirects()) expect(movedPaths.get(from)).toBe(to)
})

test('the gateway reads every path that both languages share from the file', () => {
  expect([...parseRedirects(createRedirectsFile()).languageFiles.keys()]).toEqual(['/', '/search'])
})

test.each(languages)(
  'the gateway reads the document of an appointment in %s from the file',
  (language) => {
    const path = getAppointmentPath('Aa.Bb', language)
    const entry = getPrerenderEntries().find(
      (each) => each.page === 'appointment' && each.language === language,
    )
    expect(findTokenPath(parseRedirects(createRedirectsFile()).tokenFiles, path)).toEqual({
      file: entry?.file,
      path,
    })
  },
)
