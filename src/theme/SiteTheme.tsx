import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'

interface SiteThemeProps {
  readonly cache: EmotionCache
  readonly children: ReactNode
}

/**
 * Provides the theme. Its CSS variables are already in the document, and the chosen colour scheme
 * is kept in memory only (requirements R9).
 */
export const SiteTheme = ({ cache, children }: SiteThemeProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider
      theme={theme}
      noSsr
      storageManager={null}
      disableStyleSheetGeneration
      disableTransitionOnChange
    >
      {children}
    </ThemeProvider>
  </CacheProvider>
)
