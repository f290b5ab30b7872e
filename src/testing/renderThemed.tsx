import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createCacheWithoutRules } from './createCacheWithoutRules'
import { SiteTheme } from '../theme/SiteTheme'

/** Renders a component that only needs the theme. */
export const renderThemed = (ui: ReactNode) =>
  render(<SiteTheme cache={createCacheWithoutRules()}>{ui}</SiteTheme>)
