import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/**
 * An alert of what is not loaded. MUI's `Alert` would weigh two kilobytes on pages that have no other use
 * for it.
 */
export const PlainAlert = ({ children }: { readonly children: ReactNode }) => (
  <Box role="alert">{children}</Box>
)

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 20,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.radius.surface,
  backgroundColor: vars.palette.background.paper,
}))
