/** Attributes that React's renderer writes as it names them; HTML has them in lower case. */
const camelCased =
  /(?<=<[a-z][^<>]*) (hrefLang|dateTime|fetchPriority|maxLength|enterKeyHint|autoComplete|inputMode|playsInline|noValidate|readOnly|srcSet)="/g

const globalStyle = /<style data-emotion="[^"]*">[\s\S]*?<\/style>/g

export interface Markup {
  /** What stands in the document's root. */
  readonly root: string
  /** Style elements for the document's head. */
  readonly styles: string
}

/**
 * What React's renderer has written, as valid HTML: emotion's global styles belong into the head,
 * which is where the browser's emotion looks for them, and attributes are in lower case.
 */
export function toMarkup(rendered: string): Markup {
  const styles = [...rendered.matchAll(globalStyle)].map(([element]) => element).join('\n')
  const root = rendered
    .replace(globalStyle, '')
    .replace(camelCased, (attribute) => attribute.toLowerCase())
  return { root, styles }
}
