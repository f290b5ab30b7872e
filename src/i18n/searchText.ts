/** What a search compares: lower case, without accents, without spaces around. */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
