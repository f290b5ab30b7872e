import { useCallback, useEffect, useState } from 'react'
import type { Language } from '@/site/language'
import { indexEntries, type SearchIndex } from './domain/search'
import { loadEntries } from './loadEntries'

type Loaded =
  | { readonly language: Language; readonly index: SearchIndex }
  | { readonly language: Language; readonly failed: true }

/**
 * The search index of a language, loaded with the first query. It bypasses i18next, which would
 * otherwise load all this content again at each change of language.
 */
export function useSearchIndex(language: Language, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded>()
  const current = loaded?.language === language ? loaded : undefined
  const missing = isNeeded && !current

  useEffect(() => {
    if (!missing) return
    let superseded = false
    const setResult = (next: Loaded) => {
      if (!superseded) setLoaded(next)
    }
    loadEntries(language).then(
      (entries) => {
        setResult({ language, index: indexEntries(entries) })
      },
      () => {
        setResult({ language, failed: true })
      },
    )
    return () => {
      superseded = true
    }
  }, [language, missing])

  const retry = useCallback(() => {
    setLoaded(undefined)
  }, [])
  return {
    index: current && 'index' in current ? current.index : undefined,
    failed: current !== undefined && 'failed' in current,
    retry,
  }
}
