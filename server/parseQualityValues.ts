export interface QualityValue {
  /** In lower case, for example `gzip` or `en-us`. */
  readonly value: string
  /** From 0, which excludes the value, to 1, the default. */
  readonly weight: number
}

/** Parses a header such as `Accept-Encoding: br, gzip;q=0.5` (RFC 9110, 12.4.2). */
export const parseQualityValues = (header: string): QualityValue[] =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { value, weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
