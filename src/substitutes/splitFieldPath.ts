/** Stands in for lodash's `toPath`. Formik splits the name of a field with it: `a.b[0]` is a, b, 0. */
export default function splitFieldPath(path: string | readonly string[]): readonly string[] {
  return typeof path === 'string' ? path.split(/[.[\]]+/).filter(Boolean) : path
}
