import List from '@mui/material/List'
import { styled } from '@mui/material/styles'

/** A list of links without underlines, each large enough for a finger. */
export const NavList = styled(List)(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
})) as typeof List
