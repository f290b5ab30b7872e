/** @jest-environment node */
import { text } from 'node:stream/consumers'
import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createCriticalStyles } from './criticalStyles'
import { createEmotionCache } from './emotionCache'
import { SiteTheme } from './SiteTheme'

async function buildButton() {
  const cache = createEmotionCache()
  const collectStyles = createCriticalStyles(cache)
  const view = renderToString(
    <SiteTheme cache={cache}>
      <Button>Demo</Button>
    </SiteTheme>,
  )
  return { html: view, ...(await collectStyles(view)) }
}

it('the critical styles have a rule for every class of the page', async () => {
  const { html, css } = await buildButton()
  const classes = [...html.matchAll(/\bm-[\w-]+/g)].map(([name]) => name)
  expect(classes.length).toBeGreaterThan(0)
  for (const name of classes) expect(css).toContain(`.${name}`)
})

it('registered rules that no element uses are listed', async () => {
  const { html, ids } = await buildButton()
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(html).not.toContain(`m-${id}`)
})

it('rules of a loading state, which is in no document, are left to the browser', async () => {
  const appear = keyframes({ from: { opacity: 0 } })
  const Loading = styled('div')({ width: 14, animation: `${appear} 1s` })
  const cache = createEmotionCache()
  const collectStyles = createCriticalStyles(cache)
  const { prelude } = await prerenderToNodeStream(
    <SiteTheme cache={cache}>
      <Suspense fallback={<Loading />}>
        <Button>Demo</Button>
      </Suspense>
    </SiteTheme>,
  )
  const { ids } = await collectStyles(await text(prelude))
  const rule = Object.keys(cache.inserted).find((id) =>
    String(cache.inserted[id]).includes('width:14px'),
  )
  expect(rule).toBeDefined()
  expect(ids).not.toContain(rule)
  expect(ids.filter((id) => id.startsWith('animation'))).toEqual([])
  expect(ids).not.toEqual([])
})

it('the HTML contains no styles of its own', async () => {
  expect((await buildButton()).html).not.toMatch(/<style|style=/)
})
