import { getPrerenderEntries } from './prerenderEntries'
import { getPermanentRedirects } from './permanentRedirects'
import { resolvePath } from './resolvePath'

test('only the old path of the financial page redirects permanently', () => {
  expect(getPermanentRedirects()).toEqual([
    { from: '/industrias/financiamiento', to: '/industrias/financiero' },
  ])
})

test.each(getPermanentRedirects())(
  'the redirect from $from leads to a page in one step',
  ({ from, to }) => {
    expect(resolvePath(to)).toMatchObject({ kind: 'page' })
    const files = getPrerenderEntries().map(({ file }) => `/${file}`)
    expect(files).toContain(`${to}.html`)
    expect(files).not.toContain(`${from}.html`)
  },
)
