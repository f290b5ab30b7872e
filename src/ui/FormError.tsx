import Typography from '@mui/material/Typography'

interface FormErrorProps {
  /** Lets a field refer to the error by `aria-describedby`. */
  readonly id?: string
  readonly error: string | undefined
}

/**
 * An error of a form, or of a part of it; announced when it appears. Rendered even while empty: screen readers
 * may miss a live region that appears with its text.
 */
export const FormError = ({ id, error }: FormErrorProps) => (
  <Typography
    id={id}
    role="alert"
    sx={{
      color: 'error.main',
      fontWeight: 'fontWeightMedium',
      '&:not(:empty)': { marginBottom: '16px' },
    }}
  >
    {error}
  </Typography>
)
