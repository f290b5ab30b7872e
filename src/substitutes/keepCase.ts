/** Stands in for tiny-case, with which yup can rename an object's keys. The site's schemas rename none. */
const keepCase = (key: string): string => key

export { keepCase as camelCase, keepCase as snakeCase }
