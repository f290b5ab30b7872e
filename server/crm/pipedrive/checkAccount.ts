import * as v from 'valibot'
import { industryFieldName } from '@/contactService/schemas/industryField'
import { UserError, type Finding } from '../../errors'
import { CrmError } from '../crm'
import { isText, listDealFields } from './dealFields'
import {
  createVendorClient,
  parseOrUnavailable,
  type VendorAccess,
  type VendorClient,
} from './vendorClient'

const userSchema = v.object({ id: v.number(), name: v.fallback(v.string(), '') })

const usersSchema = v.array(
  v.object({ id: v.number(), active_flag: v.fallback(v.boolean(), true) }),
)

const permissionsSchema = v.record(v.string(), v.unknown())

/** The permissions that the site needs, each with the action that is impossible without it. */
const neededPermissions: Readonly<Record<string, string>> = {
  can_use_api: 'use the API',
  can_add_custom_fields: `create the field ${industryFieldName}, so bookings arrive without it as long as the account lacks it`,
  can_see_other_users: "see other users' activities, so their meetings would not block a slot",
}

const explain = (error: unknown): string => {
  if (error instanceof CrmError) return error.message
  throw error
}

/** Describes what calls have found that only read, or how they failed. */
const describeCall = (calls: Promise<Finding>, failure: string): Promise<Finding> =>
  calls.catch((error: unknown) => new UserError(`${failure}: ${explain(error)}.`))

async function describePermissions(client: VendorClient, userId: number): Promise<string> {
  const { data } = await client.send({ method: 'GET', path: `/v1/users/${userId}/permissions` })
  const permissions = parseOrUnavailable(permissionsSchema, data, 'response')
  const missing = Object.entries(neededPermissions).filter(([name]) => permissions[name] === false)
  return missing.length === 0
    ? 'The token may do everything that the site needs.'
    : `The token may not ${missing.map(([, text]) => text).join('; nor ')}.`
}

const describeFields = async (client: VendorClient): Promise<string> => {
  const fields = await listDealFields(client)
  const found = fields.filter(({ field_name }) => field_name === industryFieldName)
  const what =
    found.length === 0
      ? 'does not exist; the first booking creates it if it may'
      : found.some(isText)
        ? 'exists'
        : 'takes no texts, so bookings arrive without it'
  return `The field ${industryFieldName} ${what}.`
}

const describeActivities = async (client: VendorClient): Promise<string> => {
  await client.send({ method: 'GET', path: '/api/v2/activities', query: { limit: 1 } })
  return 'The activities can be read.'
}

/** Whether the users whom the owner's calendar names can get demos. */
async function describeUsers(client: VendorClient, users: readonly number[]): Promise<Finding> {
  const { data } = await client.send({ method: 'GET', path: '/v1/users' })
  const active = parseOrUnavailable(usersSchema, data, 'response').filter(
    ({ active_flag }) => active_flag,
  )
  const unknown = users.filter((user) => !active.some(({ id }) => id === user))
  return unknown.length === 0
    ? 'The account has all users whom the calendar names.'
    : new UserError(
        `The calendar names users who are not active in the account: ${unknown.join(', ')}.`,
      )
}

/**
 * Checks before the site goes live whether it can use the account. Writes nothing.
 *
 * @param users the ids of its users whom the owner's calendar names
 */
export async function checkAccount(
  access: VendorAccess,
  users: readonly number[],
): Promise<readonly Finding[]> {
  const { url } = access
  const client = createVendorClient(access)
  try {
    const { data } = await client.send({ method: 'GET', path: '/v1/users/me' })
    const user = parseOrUnavailable(userSchema, data, 'response')
    return [
      `The account at ${url} can be reached.`,
      `The token is of the user ${user.name} (${user.id}).`,
      await describeCall(describeFields(client), 'The deal fields cannot be read'),
      await describeCall(describeActivities(client), 'The activities cannot be read'),
      ...(users.length > 0
        ? [await describeCall(describeUsers(client, users), 'The users cannot be read')]
        : []),
      await describePermissions(client, user.id).catch(
        (error: unknown) => `What the token may not do is unknown: ${explain(error)}.`,
      ),
    ]
  } catch (error) {
    return [new UserError(`The account at ${url} cannot be used: ${explain(error)}.`)]
  }
}
