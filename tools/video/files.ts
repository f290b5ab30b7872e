import { languages, type Language } from '@/site/language'

export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** What is drawn once. */
export interface Variant {
  readonly language: Language
  readonly scheme: Scheme
}

export const variants: readonly Variant[] = languages.flatMap((language) =>
  schemes.map((scheme) => ({ language, scheme })),
)

/**
 * The most bytes of each file of a variant, by what its name ends in. The video plays and its poster
 * shows without being asked for; the small poster is what phones load.
 */
export const maxBytes = {
  '.webm': 600_000,
  '.mp4': 600_000,
  '-1280.webp': 80_000,
  '-640.webp': 30_000,
} as const

export type Ending = keyof typeof maxBytes

/** Returns a file's name, such as `inbox-es-dark.webm`; the player builds the same. */
export const getFileName = ({ language, scheme }: Variant, ending: Ending): string =>
  `inbox-${language}-${scheme}${ending}`

/** Throws an error if a file is larger than it may be. */
export function checkSize(name: string, ending: Ending, bytes: number): void {
  if (bytes <= maxBytes[ending]) return
  throw new Error(`${name} has ${bytes} bytes and may have ${maxBytes[ending]}`)
}
