// The order matters: goober must find the style sheet before notistack first uses it.
import './adoptGooberStyles'

export * from 'notistack'
