import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createDetachedCache } from './createDetachedCache'
import { SiteTheme } from '../theme/SiteTheme'

/** Renders a component that needs the theme and nothing else of the site. */
export const renderThemed = (ui: ReactNode) =>
  render(<SiteTheme cache={createDetachedCache()}>{ui}</SiteTheme>)
