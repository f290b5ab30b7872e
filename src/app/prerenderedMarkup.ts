/** Attributes that React's renderer writes as it names them; HTML has them in lower case. */
const camelCased =
  /(?<=<[a-z][^<>]*) (hrefLang|dateTime|fetchPriority|maxLength|enterKeyHint|autoComplete|inputMode|playsInline|noValidate|readOnly|srcSet)="/g

/** What React's renderer has written, as valid HTML. */
export const toMarkup = (rendered: string): string =>
  rendered.replace(camelCased, (attribute) => attribute.toLowerCase())
