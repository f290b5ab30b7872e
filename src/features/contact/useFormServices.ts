import { useState } from 'react'
import { useAppStore } from '../../store/hooks'
import { loadFormServices, type FormServices } from './loadFormServices'

interface LazyFormServices {
  /** Defined once they are loaded. */
  readonly services: FormServices | undefined
  /** Loads them; undefined if they do not arrive, and the next call tries again. */
  readonly loadServices: () => Promise<FormServices | undefined>
}

/** What validates and sends the contact form, loaded when the visitor turns to it. */
export function useFormServices(): LazyFormServices {
  const store = useAppStore()
  const [services, setServices] = useState<FormServices>()

  const loadServices = async () => {
    if (services) return services
    try {
      const loaded = await loadFormServices()
      loaded.addServices(store)
      setServices(loaded)
      return loaded
    } catch {
      return undefined
    }
  }
  return { services, loadServices }
}
