import { languages, type Language } from '@/site/language'

export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** A version of the video: each has its own frames. */
export interface Variant {
  readonly language: Language
  readonly scheme: Scheme
}

export const variants: readonly Variant[] = languages.flatMap((language) =>
  schemes.map((scheme) => ({ language, scheme })),
)

/**
 * The maximum size in bytes of each file of a variant, by the end of its name. Visitors load the video
 * and a poster without asking for them; phones load the small poster.
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
