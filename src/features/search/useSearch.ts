import { useEffect, useState } from 'react'
import type { Language } from '@/site/language'
import type { Search } from './createSearch'

type Loaded =
  | { readonly language: Language; readonly search: Search }
  | { readonly language: Language; readonly failed: true }

async function load(language: Language): Promise<Search> {
  const { loadSearch } = await import(/* webpackChunkName: "use-search" */ './loadSearch')
  return loadSearch(language)
}

/** The search of a language, loaded with the first query, its library too. */
export function useSearch(language: Language, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded>()
  const current = loaded?.language === language ? loaded : undefined
  const missing = isNeeded && !current

  useEffect(() => {
    if (!missing) return
    let superseded = false
    const setResult = (next: Loaded) => {
      if (!superseded) setLoaded(next)
    }
    load(language).then(
      (search) => {
        setResult({ language, search })
      },
      () => {
        setResult({ language, failed: true })
      },
    )
    return () => {
      superseded = true
    }
  }, [language, missing])

  return {
    search: current && 'search' in current ? current.search : undefined,
    failed: current !== undefined && 'failed' in current,
    retry: () => {
      setLoaded(undefined)
    },
  }
}
