/**
 * Normalizes a text for search: lower case, trimmed, without accents and invisible characters. Full-width letters
 * and digits, ligatures and spaces of every kind become plain ones.
 */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{DI}]/gu, '')
    .toLowerCase()
    .trim()
