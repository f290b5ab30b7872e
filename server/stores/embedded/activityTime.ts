import moment from 'moment-timezone'
import type { NewActivity } from '../../../src/contactService/schemas/requests'

export interface ActivityTime {
  /** The UTC date of the start, `YYYY-MM-DD`; the due date itself where no time is given. */
  readonly utcDate: string
  /** ISO instants in UTC; null where the activity has no time and so blocks nothing. */
  readonly startsAt: string | null
  readonly endsAt: string | null
}

const defaultZone = 'UTC'
const defaultDuration = '01:00'

type Written = Pick<NewActivity, 'due_date' | 'due_time' | 'duration' | 'source_timezone'>

/** When an activity takes place (requirements R21): its wall-clock time read in its own zone. */
export function timeOfActivity(activity: Written): ActivityTime {
  const { due_date, due_time, duration, source_timezone } = activity
  if (!due_time) return { utcDate: due_date, startsAt: null, endsAt: null }
  const start = moment.tz(`${due_date}T${due_time}`, source_timezone || defaultZone).utc()
  const end = start.clone().add(moment.duration(duration || defaultDuration))
  return {
    utcDate: start.format('YYYY-MM-DD'),
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
  }
}
