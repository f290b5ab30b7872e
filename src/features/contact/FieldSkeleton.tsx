import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'

interface FieldSkeletonProps {
  readonly label: string
  readonly required?: boolean
  readonly isMultiline?: boolean
}

/**
 * The skeleton of a `FormField`: its label and an empty box of its size. It contains no form
 * control, because Chromium lays those out even far below the viewport, which took 28 ms on a
 * phone.
 */
export const FieldSkeleton = ({
  label,
  required = false,
  isMultiline = false,
}: FieldSkeletonProps) => (
  <FormControl fullWidth required={required}>
    <FormLabel component="span">
      <span>{label}</span>
    </FormLabel>
    <Skeleton variant={isMultiline ? 'textarea' : 'input'} animation={false} />
  </FormControl>
)
