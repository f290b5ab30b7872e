import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'
import type { Language } from '@/site/language'
import { getIndustryFromQuery } from './domain/industry'

/** The industry in the URL's query, by its name in a language (requirements R31). */
export function useIndustry(language: Language): string | undefined {
  const query = useHydratedSearchParams()
  return getIndustryFromQuery(query.get('industry'), language)
}
