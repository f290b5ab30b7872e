import { useState } from 'react'
import { addServices } from '@/store/addServices'
import { useAppStore } from '@/store/hooks'
import { useDetectedCountry } from '../contactDetails'

/** Detects the visitor's country, which only a browser can: a component, because documents have the form. */
export function CountryDetector({ isBusy }: { readonly isBusy: boolean }) {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
  useDetectedCountry(isBusy)
  return null
}
