import Skeleton from '@mui/material/Skeleton'
import { keyframes, styled } from '@mui/material/styles'

/** The loading state of a page. It appears only after a delay, so that fast loads do not flash. */
export function PageLoading() {
  return (
    <Dots aria-hidden="true">
      <Skeleton variant="circular" />
      <Skeleton variant="circular" />
      <Skeleton variant="circular" />
    </Dots>
  )
}

const appear = keyframes({ from: { opacity: 0 } })

const Dots = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: '70vh',
  animation: `${appear} var(--duration-short) var(--duration-standard) both`,
  '& > span': {
    width: 14,
    height: 14,
    backgroundColor: theme.vars.palette.primary.main,
    animationDuration: '1s',
    '&:nth-of-type(2)': { animationDelay: '150ms' },
    '&:nth-of-type(3)': { animationDelay: '300ms' },
  },
}))
