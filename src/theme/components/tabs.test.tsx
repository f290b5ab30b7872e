/** @jest-environment node */
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { renderToString as prerender } from 'react-dom/server'
import { createEmotionCache } from '../emotionCache'
import { SiteTheme } from '../SiteTheme'

it.each(['standard', 'fullWidth'] as const)(
  'tabs are prerendered without a style attribute, variant %s',
  (variant) => {
    const html = prerender(
      <SiteTheme cache={createEmotionCache()}>
        <Tabs value="a" variant={variant}>
          <Tab value="a" label="A" />
          <Tab value="b" label="B" />
        </Tabs>
      </SiteTheme>,
    ).replace(/<style.*?<\/style>/g, '')
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).not.toContain('style=')
  },
)
