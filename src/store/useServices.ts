import { useState } from 'react'
import { addServices } from './addServices'
import { useAppStore } from './hooks'

/** Adds the services to the store before a component asks them. */
export function useServices(): void {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
}
