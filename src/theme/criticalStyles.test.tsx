/** @jest-environment node */
import Button from '@mui/material/Button'
import { renderToString } from 'react-dom/server'
import { createCriticalStyles } from './criticalStyles'
import { createEmotionCache } from './emotionCache'
import { SiteTheme } from './SiteTheme'

function buildButton() {
  const cache = createEmotionCache()
  const collectStyles = createCriticalStyles(cache)
  const view = renderToString(
    <SiteTheme cache={cache}>
      <Button>Demo</Button>
    </SiteTheme>,
  )
  return { html: view, ...collectStyles(view) }
}

it('has a rule for every class of the page', () => {
  const { html, css } = buildButton()
  const classes = [...html.matchAll(/\bm-[\w-]+/g)].map(([name]) => name)
  expect(classes.length).toBeGreaterThan(0)
  for (const name of classes) expect(css).toContain(`.${name}`)
})

it('lists rules that no element has, too', () => {
  const { html, ids } = buildButton()
  expect(ids.some((id) => !html.includes(`m-${id}`))).toBe(true)
})

it('leaves the HTML without styles of its own', () => {
  expect(buildButton().html).not.toMatch(/<style|style=/)
})
