/** Stands in for the package that brings this hook to React 17. */
export { useSyncExternalStore } from 'react'
