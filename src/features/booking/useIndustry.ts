import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { getIndustryFromQuery } from './domain/industry'

/** The industry in the URL's query, by its name in the visitor's language (requirements R31). */
export function useIndustry(): string | undefined {
  const language = useAppSelector(selectLanguage)
  const query = useHydratedSearchParams()
  return getIndustryFromQuery(query.get('industry'), language)
}
