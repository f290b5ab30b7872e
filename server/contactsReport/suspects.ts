import { formatNoteAsText } from '../notes'
import type { Suspect } from '../records/suspects'
import { formatCsv, formatText } from './formatTable'
import { createTable, type Table } from './tables'

const createSuspectTable = (suspects: readonly Suspect[]): Table =>
  createTable(
    [
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
    suspects.map(
      ({ parts: { person, organization, deal, fields = {}, activity }, ...suspect }) => ({
        ...suspect,
        name: person?.name ?? '',
        email: person?.email[0]?.value ?? '',
        phone: person?.phone?.[0]?.value ?? '',
        company: organization?.name ?? '',
        due_date: activity?.due_date ?? '',
        due_time: activity?.due_time ?? '',
        source_timezone: activity?.source_timezone ?? '',
        title: deal?.title ?? '',
        industry: Object.values(fields)[0] ?? '',
        note: formatNoteAsText(activity?.note ?? ''),
      }),
    ),
  )

/** How suspects can be printed. */
export const suspectFormats: Readonly<Record<string, (suspects: readonly Suspect[]) => string>> = {
  table: (suspects) => formatText('suspects', createSuspectTable(suspects)),
  json: (suspects) => `${JSON.stringify(suspects, null, 2)}\n`,
  csv: (suspects) => formatCsv(createSuspectTable(suspects)),
}

/** A hint below the contacts; empty if there are no suspects. */
export const formatSuspectHint = ({ length }: readonly Suspect[]): string =>
  length === 0
    ? ''
    : `\n${length} suspect ${length === 1 ? 'booking or message waits' : 'bookings or messages wait'}: npm run contacts -- --suspects\n`
