/** @jest-environment node */
import Button from '@mui/material/Button'
import { renderToString } from 'react-dom/server'
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

it('the HTML contains no styles of its own', async () => {
  expect((await buildButton()).html).not.toMatch(/<style|style=/)
})
