import Alert, { type AlertProps } from '@mui/material/Alert'

/** A hint in place of the slots. */
export const SlotHint = (props: AlertProps) => <Alert severity="info" role="note" {...props} />
