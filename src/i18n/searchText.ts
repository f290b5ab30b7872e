/** What a search compares: lower case, without accents, without spaces around. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
