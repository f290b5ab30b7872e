import type { Language } from '../site/language'
import { memoizeByKey } from './memoizeByKey'

// 'es' groups by a point, from five digits on, for which `formatNumber` writes a thin space.
const getNumberFormat = memoizeByKey((language: Language) => new Intl.NumberFormat(language))
const getPercentFormat = memoizeByKey(
  (language: Language) => new Intl.NumberFormat(language, { style: 'percent' }),
)

/** '15 000' in Spanish, with a thin no-break space, and '2500'; '15,000' and '2,500' in English. */
export function formatNumber(value: number, language: Language): string {
  const written = getNumberFormat(language).format(value)
  return language === 'es' ? written.replaceAll('.', '\u202f') : written
}

/** '-30 %' in Spanish, with a no-break space, '-30%' in English. Takes percents: -30, not -0.3. */
export const formatPercent = (percent: number, language: Language): string =>
  getPercentFormat(language).format(percent / 100)
