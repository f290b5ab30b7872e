/**
 * Known deviations of the site's contract from the vendor's (version 1), with reasons. The
 * comparison allows these and no others, and also fails for an entry that no longer applies.
 *
 * A difference matches an entry if its code starts with `code`, its text contains `text` and the
 * interaction's description contains `interaction`.
 */
export interface Deviation {
  readonly code: string
  readonly text?: string
  readonly interaction?: string
  readonly reason: string
}

export const deviations: readonly Deviation[] = [
  {
    code: 'request.path-or-method.unknown',
    text: 'POST /deals/33',
    reason:
      'requirements R34: the site changes a deal by POST; the gateway makes it the PUT of the vendor',
  },
  {
    code: 'request.path-or-method.unknown',
    text: '/appointment',
    reason:
      'requirements R48: the link in a confirmation opens one booking; the gateway makes it calls of the vendor’s activities',
  },
  {
    code: 'request.body.incompatible',
    text: 'must NOT have additional properties - source_timezone',
    interaction: 'create an activity',
    reason:
      'requirements R20: the site sends the visitor’s own time and zone; the gateway makes them UTC',
  },
  {
    code: 'request.body.incompatible',
    text: 'must NOT have additional properties - origin',
    interaction: 'create an activity',
    reason: 'requirements R63: the gateway writes it into the note and into custom fields',
  },
  {
    code: 'request.body.incompatible',
    text: 'must NOT have additional properties - description',
    interaction: 'create a deal',
    reason: 'requirements, section 7: a deal has a description; the vendor would drop it silently',
  },
  {
    code: 'request.header.unknown',
    text: 'idempotency-key',
    reason:
      'requirements R28: no record is created twice; the gateway answers the same key with the same record',
  },
  {
    code: 'request.header.unknown',
    text: 'x-form-age',
    reason: 'requirements R59: the gateway tells people from scripts by how fast a form is sent',
  },
  {
    code: 'request.header.unknown',
    text: 'x-record-capabilities',
    reason: 'requirements R48: visitors refer to the records of their own booking alone',
  },
  {
    code: 'response.header.unknown',
    text: 'x-record-capability',
    reason: 'requirements R48: the gateway tells who created a record by the capability it gave',
  },
  {
    code: 'response.status.unknown',
    text: '409',
    interaction: 'whose slot was taken meanwhile',
    reason: 'the gateway refuses a meeting that overlaps another; the vendor would take it',
  },
  {
    code: 'response.header.undefined',
    text: 'retry-after',
    interaction: 'refused because there were too many',
    reason: 'the gateway says how long to wait in the standard’s header, not in x-ratelimit-reset',
  },
  {
    code: 'response.',
    interaction: 'answered by a proxy',
    reason: 'a response of something between the site and the gateway, which no contract describes',
  },
  {
    code: 'response.',
    interaction: 'answered without success',
    reason:
      'requirements R33: the site recognises such a response, although the vendor does not document one',
  },
]
