import { useSearchParams } from 'react-router-dom'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { getIndustryFromQuery } from './domain/industry'

/** The industry in the URL's query, by its name in the visitor's language (requirements R31). */
export function useIndustry(): string | undefined {
  const language = useAppSelector(selectLanguage)
  const [query] = useSearchParams()
  return getIndustryFromQuery(query.get('industry'), language)
}
