import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assistantKeys } from '@/site/assistants'
import { darkColors, lightColors } from '@/theme/tokens'

const styles = readFileSync(path.join(__dirname, 'assistantColors.module.css'), 'utf8')

test.each(assistantKeys)('%s has a gradient in both colour schemes', (assistant) => {
  for (const end of ['From', 'To']) {
    expect(styles).toContain(`var(--palette-site-${assistant}${end})`)
    expect(lightColors).toHaveProperty(`${assistant}${end}`)
    expect(darkColors).toHaveProperty(`${assistant}${end}`)
  }
})
