/** Stands in for `tiny-case`, by which yup can rename the fields of an object; the site's keep theirs. */
const keepName = (name: string): string => name

export { keepName as camelCase, keepName as snakeCase }
