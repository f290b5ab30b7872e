import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assistantKeys } from '@/site/assistants'
import { darkColors, lightColors } from '@/theme/tokens'

const styles = readFileSync(path.join(__dirname, 'assistantColors.module.css'), 'utf8')

test.each(assistantKeys)('%s has a gradient in both colour schemes', (assistant) => {
  const [, rule = ''] = new RegExp(`\\.${assistant} {([^}]*)}`).exec(styles) ?? []
  for (const end of ['from', 'to']) {
    const [, color = ''] = new RegExp(`--${end}: var\\(--palette-site-(\\w+)\\)`).exec(rule) ?? []
    expect(lightColors).toHaveProperty([color])
    expect(darkColors).toHaveProperty([color])
  }
})
