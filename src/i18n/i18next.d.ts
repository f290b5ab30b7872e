import 'i18next'
import type { Dictionary } from '../content/es'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: Dictionary
  }
}
