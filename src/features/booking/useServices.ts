import { useState } from 'react'
import { addServices } from '@/store/addServices'
import { useAppStore } from '@/store/hooks'

/** Adds the services to the store before a component asks them. */
export function useServices(): void {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
}
