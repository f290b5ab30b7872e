import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'

/** The content of a booking page. */
export const WizardContainer = styled(Container)({
  paddingTop: 'clamp(24px, 5vw, 56px)',
  paddingBottom: 96,
})
