import type { CssVarsTheme } from '@mui/material/styles'
import { theme } from './theme'

const hyphenated = (property: string) =>
  property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The theme's tokens as a stylesheet, for both schemes. The build writes it into every document, so
 * that no page has to carry the theme itself.
 */
export const themeStyles = (): string =>
  // The library documents it, but its type knows of it only where a theme must have variables.
  (theme as unknown as CssVarsTheme)
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, string>>))
    .map(([selector, declarations]) => {
      const lines = Object.entries(declarations).map(
        ([property, value]) => `${hyphenated(property)}:${value}`,
      )
      return `${selector}{${lines.join(';')}}`
    })
    .join('')
