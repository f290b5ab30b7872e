import { keyframes, styled } from '@mui/material/styles'
import { Dots } from './Dots'

/** The loading state of a page. */
export const PageLoading = () => (
  <Place>
    <Dots />
  </Place>
)

const appear = keyframes({ from: { opacity: 0 } })

/** The style of a loading state that appears only after a delay, so that fast loads do not flash. */
export const appearLate = {
  animation: `${appear} var(--duration-short) var(--duration-standard) both`,
}

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '70vh',
  color: theme.vars.palette.primary.main,
  '--dot-size': '14px',
  ...appearLate,
}))
