import { dialCodes } from './dialCodes'

/** The form's initial country, until another is detected or chosen (requirements, section 9). */
export const defaultCountry = 'ES'
const defaultDialCode = '+34'

const dialCodeByCountry = new Map<string, string>(dialCodes)

/**
 * The dial code of a country, for example '+34'; the default country's if the country is unknown.
 */
export const getDialCode = (country: string): string =>
  dialCodeByCountry.get(country) ?? defaultDialCode

/** The main country of a dial code ('+1', '1'), or undefined if no country has it. */
export function getCountryOfDialCode(dialCode: string): string | undefined {
  const normalizedCode = `+${dialCode.trim().replace(/^\+/, '')}`
  return dialCodes.find(([, code]) => code === normalizedCode)?.[0]
}
