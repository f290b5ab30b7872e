import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface StepActionsProps {
  /** An error of the step as a whole; announced when it appears. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** The buttons at the end of a step, and the error that blocks it. */
export function StepActions({ error, children }: StepActionsProps) {
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {/* Rendered even while empty: screen readers may miss a live region that appears with its text. */}
      <Typography
        role="alert"
        sx={{ color: 'error.main', fontWeight: 650, '&:not(:empty)': { marginBottom: 2 } }}
      >
        {error}
      </Typography>
      <Buttons>{children}</Buttons>
    </Box>
  )
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  '& > :last-child': { minWidth: 168 },
  [theme.breakpoints.down('sm')]: {
    '& > *': { flex: '1 0 auto' },
    '& > :last-child': { flex: '2 0 auto', minWidth: 0 },
  },
}))
