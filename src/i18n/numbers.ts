import type { Language } from '../site/language'
import { madeOnce } from './madeOnce'

const formatOf = madeOnce(
  (language: Language, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options),
)

/** '2.500' in Spanish, '2,500' in English; grouped at four digits too, so that columns agree. */
export const formatNumber = (value: number, language: Language): string =>
  formatOf(language, { useGrouping: 'always' }).format(value)

/** '-30 %' in Spanish, with a no-break space, '-30%' in English. Takes whole percents. */
export const formatPercent = (percent: number, language: Language): string =>
  formatOf(language, { style: 'percent' }).format(percent / 100)
