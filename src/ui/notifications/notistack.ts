// The order matters: goober must find the style sheet before notistack first uses it.
import './adoptGooberStyles'

// By name: notistack fills in enqueueSnackbar only later, which a star of CommonJS does not see.
export {
  enqueueSnackbar,
  SnackbarProvider,
  useSnackbar,
  type CustomContentProps,
  type VariantType,
} from 'notistack'
