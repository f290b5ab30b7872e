interface MailLink {
  readonly label: string
  readonly url: string
}

/** Label and value. A value may have several lines; rows without a value are left out. */
export type MailRow = readonly [label: string, value: string]

/** The content of a mail, from which both its text and its HTML are made. */
export interface MailContent {
  readonly language: string
  readonly brand: string
  readonly heading: string
  readonly intro?: string
  /** Whether the assistant that the site shows greets beside the heading. */
  readonly hasMascot?: boolean
  /** The appointment with the number of its booking, as the site's pages show it. */
  readonly ticket?: {
    readonly number: MailRow
    /** Of the time, which is shown large. */
    readonly time: MailRow
    readonly day: MailRow
    readonly rows: readonly MailRow[]
    /** Whether day and time are struck through. */
    readonly isCancelled: boolean
  }
  readonly rows?: readonly MailRow[]
  /** The mail's main action. */
  readonly button?: MailLink | undefined
  readonly links?: readonly MailLink[]
  readonly closing?: readonly string[]
}

/** The rows that have a value. */
export const getFilledRows = (rows: readonly MailRow[] = []): readonly MailRow[] =>
  rows.filter(([, value]) => value.trim() !== '')

const writeRows = (rows?: readonly MailRow[]): string =>
  getFilledRows(rows)
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')

/** The part of a mail for programs that show no HTML. */
export function renderText(content: MailContent): string {
  const { heading, intro = '', ticket, rows, button, links = [], closing = [] } = content
  const blocks = [
    heading,
    intro,
    writeRows(ticket && [ticket.day, ticket.time, ...ticket.rows, ticket.number]),
    writeRows(rows),
    ...[...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...closing,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
