import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Pair,
  type YAMLError,
} from 'yaml'
import { createProblemsError } from '../errors'
import { calendarSchema } from './calendarSchema'
import type { OwnerCalendar } from './ownerCalendar'

const refuse = (...problems: readonly string[]) =>
  createProblemsError('The calendar file', problems)

/** What to do about mistakes of YAML, by the start of their message, for those whose code says too little. */
const messageHints: readonly (readonly [string, string])[] = [
  ['Missing closing', 'the second of two quotes is missing'],
  ['Missing , or :', 'a comma between two values is missing'],
  ['Comments must be', 'a space before the # is missing'],
  ['Implicit map keys', 'a colon and a space after the name of the field are missing'],
]

/** By their code. Messages are not shown: some quote lines, which may have a secret address. */
const codeHints: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'the line begins with a tab, but must begin with spaces',
  DUPLICATE_KEY: 'this field is in its group twice, but must be there once',
  BAD_INDENT:
    'the line is indented differently from its group, or a bracket before it is not closed',
  BLOCK_AS_IMPLICIT_KEY:
    'a value has another colon or group in it, but must be in quotes, or alone on its line',
  MULTILINE_IMPLICIT_KEY:
    'a colon after the name of the field is missing, or the line is indented too far',
  MULTIPLE_DOCS: 'a second calendar begins (---), but there must be only one',
  BAD_SCALAR_START: 'a value begins with a sign that YAML reserves, but must be in quotes',
}

const describeSyntax = ({ code, message }: YAMLError) =>
  messageHints.find(([start]) => message.startsWith(start))?.[1] ??
  codeHints[code] ??
  'the line is not YAML, but must look like those of deploy/calendar.example.yaml'

/** Lines that YAML reads, but otherwise than they are meant. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/^ *(?:- +)?[a-z_-]+:[^\s/]/, 'a space after the colon is missing'],
  [/^ *-[^\s-]/, 'a space after the dash is missing'],
]

/** Undefined if no line has a slip. */
function describeSlip(text: string): string | undefined {
  const found = text.split('\n').flatMap((line, index) => {
    const [, hint] = slips.find(([slip]) => slip.test(line)) ?? []
    return hint === undefined ? [] : [`Line ${index + 1}: ${hint}.`]
  })
  return found[0]
}

type Path = readonly (string | number)[]

/** The position of a field's name or of a list's entry; that of the group if the field is missing. */
function findPosition(document: Document, path: Path): number {
  const key = path.at(-1)
  if (key === undefined) return 0
  const parent = document.getIn(path.slice(0, -1), true)
  const hasName = (pair: Pair) => isScalar(pair.key) && String(pair.key.value) === key
  const node = isMap(parent) ? parent.items.find(hasName)?.key : document.getIn(path, true)
  return isNode(node) && node.range ? node.range[0] : findPosition(document, path.slice(0, -1))
}

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const maxShown = 60

const hidden = 'something else (not shown, since addresses of feeds are secret)'

/** Something with a scheme, or with a dot and, after it, a slash. */
const looksLikeAddress = (text: string) => /:\/\/|\..*\//.test(text)

/** What stands in a field. Addresses of feeds are secret, also where they do not belong. */
function describeValue(value: unknown, path: Path): string {
  if (value === undefined) return 'missing'
  if (value === null || value === '') return 'empty'
  if (path.includes('feeds')) return hidden
  if (!isSimple(value) && !(Array.isArray(value) && value.every(isSimple))) {
    return Array.isArray(value) ? 'a list of groups' : 'a group of fields'
  }
  const text = JSON.stringify(value)
  if (looksLikeAddress(text)) return hidden
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

function describeIssue(issue: v.BaseIssue<unknown>, document: Document, content: unknown) {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const field = path.filter((key) => typeof key === 'string').join('.')
  const value = path.reduce<unknown>(
    (each, key) => (each as Readonly<Record<string, unknown>>)[String(key)],
    content,
  )
  const isName = value !== undefined && issue.path?.at(-1)?.origin === 'key'
  const found = isName
    ? `the field's name is ${describeValue(path.at(-1), path)}`
    : `${field || 'the file'} is ${describeValue(value, path)}`
  return {
    position: findPosition(document, path),
    sentence: `${found}, but must be ${issue.message}`,
  }
}

/**
 * Reads the text of a calendar file.
 *
 * @throws {UserError} with a sentence for each mistake: its line, field, what stands there and what
 * is allowed
 */
export function readCalendar(text: string): OwnerCalendar {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (position: number, sentence: string) =>
    `Line ${lines.linePos(position).line}: ${sentence}.`
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    // What is not closed is noticed at the end, which may be an empty line.
    const position = Math.min(error.pos[0], text.trimEnd().length)
    throw refuse(describeSlip(text) ?? at(position, describeSyntax(error)))
  }
  visit(document, {
    Alias: (_, { range }) => {
      throw refuse(
        at(range?.[0] ?? 0, 'a value begins with *, but must be written out, or in quotes'),
      )
    },
  })
  if (document.contents === null) {
    throw refuse('The file is empty, but must have a time zone, such as zone: Europe/Madrid.')
  }
  const value: unknown = document.toJS()
  const result = v.safeParse(calendarSchema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const sentences = result.issues
    .map((issue) => describeIssue(issue, document, value))
    .toSorted((one, other) => one.position - other.position)
    .map(({ position, sentence }) => at(position, sentence))
  throw refuse(...[describeSlip(text) ?? [], sentences].flat())
}

/** The names of the fields in which two calendar files differ, both of which can be read. */
export function listChangedFields(before: string, after: string): string[] {
  const [old, current] = [before, after].map((text) => parse(text) as Record<string, unknown>)
  return [...new Set(Object.keys({ ...old, ...current }))].filter(
    (field) => !isDeepStrictEqual(old?.[field], current?.[field]),
  )
}
