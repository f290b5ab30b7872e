import Typography, { type TypographyProps } from '@mui/material/Typography'

/** The visible label of the zone picker, whose button has a name of its own. */
export const PickerLabel = (props: TypographyProps) => (
  <Typography
    component="span"
    variant="body2"
    aria-hidden
    sx={{ fontWeight: 'fontWeightMedium' }}
    {...props}
  />
)
