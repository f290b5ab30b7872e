import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'

/**
 * The columns of a booking page on wide screens. The second is wide enough for three times like
 * '12:00 PM' side by side, each on one line.
 */
export const wizardColumns = 'minmax(0, 7fr) minmax(min(20rem, 47%), 5fr)'

/** The content of a booking page. */
export const WizardContainer = styled(Container)({
  paddingTop: 'var(--space-block)',
  paddingBottom: 96,
})
