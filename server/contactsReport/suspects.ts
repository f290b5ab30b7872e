import { formatNoteAsText } from '../messages/note'
import type { Suspect } from '../suspects'
import { formatCsv } from './csv'
import type { Table } from './tables'
import { formatText } from './text'

const createTable = (suspects: readonly Suspect[]): Table => ({
  columns: [
    'id',
    'created_at',
    'reason',
    'name',
    'email',
    'phone',
    'company',
    'due_date',
    'due_time',
    'source_timezone',
    'title',
    'industry',
    'note',
  ],
  rows: suspects.map(({ id, created_at, reason, parts }) => {
    const { person, organization, deal, fields = {}, activity } = parts
    return [
      id,
      created_at,
      reason,
      person?.name ?? '',
      person?.email[0]?.value ?? '',
      person?.phone?.[0]?.value ?? '',
      organization?.name ?? '',
      activity?.due_date ?? '',
      activity?.due_time ?? '',
      activity?.source_timezone ?? '',
      deal?.title ?? '',
      Object.values(fields)[0] ?? '',
      formatNoteAsText(activity?.note ?? ''),
    ]
  }),
})

/** How suspects can be printed. */
export const suspectFormats: Readonly<Record<string, (suspects: readonly Suspect[]) => string>> = {
  table: (suspects) => formatText('suspects', createTable(suspects)),
  json: (suspects) => `${JSON.stringify(suspects, null, 2)}\n`,
  csv: (suspects) => formatCsv(createTable(suspects)),
}

/** A hint below the contacts; empty if there are no suspects. */
export const formatSuspectHint = ({ length }: readonly Suspect[]): string =>
  length === 0
    ? ''
    : `\n${length} suspect ${length === 1 ? 'booking or message waits' : 'bookings or messages wait'}: npm run contacts -- --suspects\n`
