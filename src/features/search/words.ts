import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import type { Language } from '@/site/language'

const word = /[\p{L}\p{N}]+/gu

export const splitWords = (text: string): string[] => text.match(word) ?? []

/** Endings of number and gender: 'precios' and 'precio', 'médica' and 'médico' are one word. */
const endings: Readonly<Record<Language, RegExp>> = {
  es: /[aeo]?s?$/,
  en: /(ies|y|es?|s)$/,
}

/** With shorter stems, unrelated words would match each other. */
const minStemLength = 3

/** The form in which a word is compared: lower case, without accents and ending. */
export function getStem(text: string, language: Language): string {
  const normalized = normalizeSearchText(text)
  const stem = normalized.replace(endings[language], '')
  return stem.length < minStemLength ? normalized : stem
}

/** A part of a text; a mark is a word that was found. */
export interface MarkedPart {
  readonly text: string
  readonly isMark: boolean
}

/** Splits a text at the words that were found. Joined, the parts are the text. */
export function markWords(text: string, isFound: (word: string) => boolean): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    if (!isFound(match[0])) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMark: false })
    parts.push({ text: match[0], isMark: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMark: false })
  return parts
}
