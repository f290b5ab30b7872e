// A worker does not inherit the loader that lets the main thread run TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./feedWorker.ts')
