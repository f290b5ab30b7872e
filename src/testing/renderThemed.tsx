import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createCacheWithoutRules } from './createCacheWithoutRules'
import { SiteTheme } from '../theme/SiteTheme'

/** Renders a component that only needs the theme. */
export function renderThemed(ui: ReactNode) {
  const cache = createCacheWithoutRules()
  return render(ui, {
    wrapper: ({ children }) => <SiteTheme cache={cache}>{children}</SiteTheme>,
  })
}
