import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createEmotionCache } from '../theme/emotionCache'
import { SiteTheme } from '../theme/SiteTheme'

/** Renders a component that needs the theme and nothing else of the site. */
export const renderThemed = (ui: ReactNode) =>
  render(<SiteTheme cache={createEmotionCache()}>{ui}</SiteTheme>)
