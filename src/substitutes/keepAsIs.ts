/**
 * Stands in for `hoist-non-react-statics`, which copies static properties to components that Formik and emotion
 * wrap, and for `tiny-case`, by which yup can rename fields: the site's components and fields need neither.
 */
export default function keepAsIs<Value>(value: Value): Value {
  return value
}

export { keepAsIs as camelCase, keepAsIs as snakeCase }
