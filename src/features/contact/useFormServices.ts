import { useState } from 'react'
import { useAppStore } from '@/store/hooks'
import { loadFormServices, type FormServices } from './loadFormServices'

interface LazyFormServices {
  /** Undefined until they are loaded. */
  readonly services: FormServices | undefined
  /** Loads the services. Resolves to undefined if that fails; the next call tries again. */
  readonly loadServices: () => Promise<FormServices | undefined>
}

/** Loads the code that validates and sends the contact form when the visitor starts to use it. */
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
