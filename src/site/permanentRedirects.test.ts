import { prerenderEntries } from './htmlFiles'
import { permanentRedirects } from './permanentRedirects'
import { resolveAddress } from './siteMap'

test('the old address of the financial page has moved for good, and no other', () => {
  expect(permanentRedirects()).toEqual([
    { from: '/industrias/financiamiento', to: '/industrias/financiero' },
  ])
})

test.each(permanentRedirects())('$from leads to a page in one step', ({ from, to }) => {
  expect(resolveAddress(to)).toMatchObject({ kind: 'page' })
  const files = prerenderEntries().map(({ file }) => `/${file}`)
  expect(files).toContain(`${to}.html`)
  expect(files).not.toContain(`${from}.html`)
})
