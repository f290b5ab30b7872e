// The order matters: goober must find the style sheet when notistack first uses it.
import './adoptGooberStyles'

// Named exports: notistack sets these functions late, and `export *` of a CommonJS module misses
// it.
export {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type VariantType,
} from 'notistack'
