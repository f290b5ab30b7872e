import { createRedirectsFile } from './redirects'

// That the gateway reads such lines, is tested with `parseRedirects`.
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
