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
 * The theme for everything below. Its variables stand in the document already, and the visitor's
 * choice of a colour scheme is kept in memory alone (requirements R9).
 */
export const SiteTheme = ({ cache, children }: SiteThemeProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} noSsr storageManager={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  </CacheProvider>
)
