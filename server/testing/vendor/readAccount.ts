import moment from '@/features/booking/domain/moment'
import type { WrittenRecords } from '../storeUnderTest'
import type { VendorAccount, VendorActivity } from './vendorRecords'

const toInstants = ({ due_date, due_time, duration }: VendorActivity) => {
  if (!due_date || !due_time) return { startsAt: null, endsAt: null }
  const start = moment.utc(`${due_date}T${due_time}`)
  const end = start.clone().add(moment.duration(duration || '01:00'))
  return { startsAt: start.toISOString(), endsAt: end.toISOString() }
}

/** Reads an account in the form that all stores share; a deal's note is its description. */
export function readAccount(account: VendorAccount): WrittenRecords {
  const { organizations, persons, deals, activities, dealFields, notes } = account
  const getFieldName = (key: string) => dealFields.find((field) => field.key === key)?.name ?? key
  return {
    organizations: organizations.map(({ name }) => ({ name })),
    persons: persons.map(({ name, emails, phones, org_id }) => ({
      name,
      email: emails,
      phone: phones,
      org_id,
    })),
    deals: deals.map(
      ({ id, custom_fields, title, person_id, org_id, status, value, currency }) => ({
        title,
        person_id,
        org_id,
        status,
        value,
        currency,
        description: notes
          .filter(({ deal_id }) => deal_id === id)
          .map(({ content }) => content)
          .join('\n'),
        fields: Object.fromEntries(
          Object.entries(custom_fields).map(([key, value]) => [getFieldName(key), value]),
        ),
      }),
    ),
    activities: activities.map((activity) => {
      const { subject, type, person_id, org_id, deal_id, note } = activity
      return { subject, type, ...toInstants(activity), person_id, org_id, deal_id, note }
    }),
  }
}
