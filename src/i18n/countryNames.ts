import { languages } from '../site/language'

/** By ISO 3166 code: names that visitors type, and that Intl does not give. */
const otherNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  AE: ['EAU', 'UAE'],
  BY: ['Belarús'],
  CD: ['República Democrática del Congo', 'Democratic Republic of the Congo', 'DRC'],
  CI: ['Costa de Marfil', 'Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['República Checa', 'Czech Republic'],
  FK: ['Islas Falkland', 'Malvinas'],
  GB: ['Gran Bretaña', 'Inglaterra', 'Escocia', 'Gales', 'Great Britain', 'England', 'Scotland'],
  MM: ['Birmania', 'Burma'],
  NL: ['Holanda', 'Holland'],
  SZ: ['Suazilandia', 'Swaziland'],
  TL: ['Timor Oriental', 'East Timor'],
  TR: ['Turkey'],
  US: ['EEUU', 'EUA', 'USA'],
  VA: ['El Vaticano', 'Holy See'],
}

let regions: readonly Intl.DisplayNames[] | undefined

/** The names of a country in the site's languages: 'United Kingdom', 'UK', 'Reino Unido'. */
export function getCountryNames(country: string): string[] {
  regions ??= languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style }),
    ),
  )
  return [...regions.map((region) => region.of(country) ?? ''), ...(otherNames[country] ?? [])]
}
