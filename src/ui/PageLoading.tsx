import { styled } from '@mui/material/styles'
import { appearLate } from './appearLate'
import { Dots } from './Dots'

/** The loading state of a page. */
export const PageLoading = () => (
  <Place>
    <Dots />
  </Place>
)

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '70vh',
  color: theme.vars.palette.primary.main,
  '--dot-size': '14px',
  ...appearLate,
}))
