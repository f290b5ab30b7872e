import { parseQualityValues } from '../parseQualityValues'

/** Encodings of a response, the best one first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Chooses the available encoding that an `Accept-Encoding` header prefers. If the header accepts none
 * of them, the file is sent uncompressed.
 */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return 'identity'
  const weights = new Map(parseQualityValues(header).map(({ value, weight }) => [value, weight]))
  const getWeight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const [best] = encodings
    .filter((encoding) => isAvailable(encoding) && getWeight(encoding) > 0)
    .sort((one, other) => getWeight(other) - getWeight(one))
  return best ?? 'identity'
}
