import { quoteName, RequestRefused } from '../failures'

const refuse = (info?: string) => new RequestRefused(400, 'The request is not valid', info)

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Strings, and the characters that open, close or separate objects and lists. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** Finds a field name that an object has twice. The text must be valid JSON. */
function findRepeatedName(json: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  let text = ''
  for (const [found] of json.matchAll(token)) {
    if (found === '{') open.push(new Set())
    else if (found === '[') open.push(undefined)
    else if (found === '}' || found === ']') open.pop()
    else if (found === ':') {
      const names = open.at(-1)
      const name = JSON.parse(text) as string
      if (names?.has(name)) return name
      names?.add(name)
    } else if (found !== ',') text = found
  }
  return undefined
}

/**
 * Parses a body strictly. Invalid UTF-8 and repeated names are refused, because other programs may
 * read such a body differently.
 *
 * @throws {RequestRefused} if the body is invalid; its message quotes no value of the body
 */
export function parseJson(body: Buffer): unknown {
  try {
    const json = decoder.decode(body)
    const value: unknown = JSON.parse(json)
    const repeated = findRepeatedName(json)
    if (repeated === undefined) return value
    throw refuse(`body has the field ${quoteName(repeated)} twice`)
  } catch (error) {
    throw error instanceof RequestRefused ? error : refuse()
  }
}
