import { styled } from '@mui/material/styles'

/** The buttons at the end of a step. */
export const StepActions = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
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
