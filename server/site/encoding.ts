/** Encodings of a response, the best one first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Weights by coding, for example `{ br: 1, gzip: 0.5 }`. */
const parseWeights = (header: string) =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [coding = '', ...parameters] = part.split(';')
        const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
        return [coding.trim(), quality ? Number(quality.trim().slice(2)) || 0 : 1]
      }),
  )

/**
 * Chooses the available encoding that an `Accept-Encoding` header prefers. If the header accepts none
 * of them, the file is sent uncompressed.
 */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return 'identity'
  const weights = parseWeights(header)
  const getWeight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const [best] = encodings
    .filter((encoding) => isAvailable(encoding) && getWeight(encoding) > 0)
    .sort((one, other) => getWeight(other) - getWeight(one))
  return best ?? 'identity'
}
