import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import type { Language } from '@/site/language'

/** Also '15 000' and '2,500', 'I.A.', and what has an apostrophe. */
const word =
  /\d{1,3}(?:[.,\s]\d{3})+(?!\d)|\p{L}{1,2}(?:\.\p{L}{1,2})+(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu

export const splitWords = (text: string): string[] => text.match(word) ?? []

/** Endings of number and gender: 'precios' and 'precio', 'médica' and 'médico' are one word. */
const endings: Readonly<Record<Language, RegExp>> = {
  es: /[aeo]?s?$/,
  en: /(ies|y|es?|s)$/,
}

/** With shorter stems, unrelated words would match each other. */
const minStemLength = 3

/** The form in which a word is compared: lower case, without accents, signs and ending. */
export function getStem(text: string, language: Language): string {
  const normalized = normalizeSearchText(text).replace(/[^\p{L}\p{N}]/gu, '')
  const stem = normalized.replace(endings[language], '')
  return stem.length < minStemLength ? normalized : stem
}

/** In shorter words, two letters that change places often make another word. */
const minSwappedLength = 5

/** The words that a word is if two neighbors of its letters have changed places. */
const swapBack = (text: string): string[] =>
  text.length < minSwappedLength
    ? []
    : Array.from(
        text.slice(1),
        (letter, at) => `${text.slice(0, at)}${letter}${text.charAt(at)}${text.slice(at + 2)}`,
      )

/**
 * Splits a query into words, each as the site writes it: signs become their plain forms (NFKC, such as '２' to '2')
 * or, if they are invisible, go; what is known as one word is joined ('whats app'), and letters change places
 * ('preicos').
 */
export function readQuery(query: string, isKnown: (word: string) => boolean): string[] {
  const words: string[] = []
  for (const each of splitWords(query.normalize('NFKC').replace(/\p{DI}/gu, ''))) {
    const joined = `${words.at(-1) ?? ''}${each}`
    if (words.length > 0 && isKnown(joined)) words.splice(-1, 1, joined)
    else words.push(isKnown(each) ? each : (swapBack(each).find(isKnown) ?? each))
  }
  return words
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
