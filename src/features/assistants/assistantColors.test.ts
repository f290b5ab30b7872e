import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assistantKeys } from '@/site/assistants'
import { darkPalette, lightPalette } from '@/theme/palette'

const styles = readFileSync(path.join(__dirname, 'assistantColors.module.css'), 'utf8')

test.each(assistantKeys)('%s has a gradient in both colour schemes', (assistant) => {
  const [, rule = ''] = new RegExp(`\\.${assistant} {([^}]*)}`).exec(styles) ?? []
  for (const end of ['from', 'to']) {
    const [, color = ''] = new RegExp(`--${end}: var\\(--palette-site-(\\w+)\\)`).exec(rule) ?? []
    expect(lightPalette.site).toHaveProperty([color])
    expect(darkPalette.site).toHaveProperty([color])
  }
})

test('nothing else has one', () => {
  const classes = [...styles.matchAll(/^\.(\w+)/gm)].map(([, name]) => name)
  expect(new Set(classes)).toEqual(new Set(['gradient', ...assistantKeys]))
})
