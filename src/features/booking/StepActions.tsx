import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface StepErrorProps {
  /** Lets a field refer to the error by `aria-describedby`. */
  readonly id?: string
  readonly error: string | undefined
}

/**
 * An error of a step; announced when it appears. Rendered even while empty: screen readers may miss a
 * live region that appears with its text.
 */
export const StepError = ({ id, error }: StepErrorProps) => (
  <Typography
    id={id}
    role="alert"
    sx={{
      color: 'error.main',
      fontWeight: 'fontWeightMedium',
      '&:not(:empty)': { marginBottom: 2 },
    }}
  >
    {error}
  </Typography>
)

interface StepActionsProps {
  /** An error of the step as a whole. */
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** The buttons at the end of a step, and the error that blocks it. */
export const StepActions = ({ error, children }: StepActionsProps) => (
  <Box sx={{ gridColumn: '1 / -1' }}>
    <StepError error={error} />
    <Buttons>{children}</Buttons>
  </Box>
)

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  // Wide enough for what it says while it is busy, too: the first stays where it is.
  '& > :last-child': { minWidth: '11.5rem' },
  [theme.breakpoints.down('sm')]: {
    '& > button': { flex: '1 1 auto', paddingInline: 16 },
    // It takes what the first leaves, but each fills a line of its own.
    '& > :last-child': { flex: '999 1 auto', minWidth: 0 },
  },
}))
