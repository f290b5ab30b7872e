/**
 * The wire format of the contact-management service (requirements, section 7):
 * only the fields that the site sends or reads. The gateway shares these types and nothing else.
 */

export interface Pagination {
  start: number
  limit: number
  more_items_in_collection: boolean
  next_start?: number
}

export interface SuccessEnvelope<Data> {
  success: true
  data: Data
  additional_data?: { pagination?: Pagination }
}

export interface FailureEnvelope {
  success: false
  error: string
  error_info?: string
  data?: null
}

/** Inclusive UTC dates, `YYYY-MM-DD`. */
export interface ActivityRange {
  start_date: string
  end_date: string
}

/** An activity as the availability reads it. `due_time` is `HH:mm` or `HH:mm:ss`, or empty. */
export interface ListedActivity {
  due_date: string
  due_time: string | null
  duration: string | null
  source_timezone: string | null
  subject: string
}

export interface Created {
  id: number
}

export interface NewOrganization {
  name: string
}

export interface ContactPoint {
  value: string
  primary: boolean
}

export interface NewPerson {
  name: string
  email: ContactPoint[]
  phone?: ContactPoint[]
  org_id?: number
}

export interface NewDeal {
  title: string
  person_id: number
  org_id?: number
  status: 'open'
  value: number
  currency: 'EUR'
  description?: string
}

/** Custom fields to set on a deal, by field key. */
export type DealUpdate = Record<string, string>

export interface DealField {
  key: string
  name: string
}

export interface NewDealField {
  name: string
  field_type: 'varchar'
}

export interface NewActivity {
  subject: string
  type: 'meeting' | 'email'
  due_date: string
  due_time: string
  duration: string
  person_id: number
  org_id?: number
  deal_id: number
  note: string
  source_timezone: string
}
