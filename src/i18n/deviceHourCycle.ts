import type { Language } from '../site/language'
import type { HourCycle } from '../time/deviceTime'
import { defaultHourCycle } from './format'

/** The regions that write times otherwise than most with the language, from CLDR. Intl is not asked: see `format.ts`. */
const otherRegions: Record<Language, string> = {
  es: '419 AR BO CL CO CR CU DO EC GT HN MX NI PA PE PH PR PY SV US UY VE',
  en:
    '150 AI AT BE BI BW BZ CC CH CK CM CX CZ DE DG DK EE ES FI FK FR GB GE GG GI GS HU ID IE IL IM IO IT ' +
    'JE JP KE LT LV MG MS MT MU MV NF NG NL NO NR NU PL PN PT RO RW SC SE SH SI SK SX TK TV TZ UA UG ZA ZW',
}

/**
 * How a device writes times in a language: by the region of the first of its tags (`getDeviceLanguages`) that has this
 * language, such as `en-GB`.
 */
export function getDeviceHourCycle(tags: readonly string[], language: Language): HourCycle {
  const tag = tags.find((each) => each.split('-')[0] === language) ?? ''
  const [, region] = /-([A-Z]{2}|\d{3})/.exec(tag) ?? []
  const usual = defaultHourCycle[language]
  if (region === undefined || !otherRegions[language].includes(region)) return usual
  return usual === 'h12' ? 'h23' : 'h12'
}
