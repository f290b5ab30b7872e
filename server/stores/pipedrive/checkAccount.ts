import * as v from 'valibot'
import { industryFieldName } from '@/contactService/schemas/industryField'
import type { AccountAccess } from './accountAccess'
import { RateLimited } from '../../contactStore'
import { createDealFields } from './dealFields'
import { createVendorClient, type VendorClient } from './vendorClient'
import { VendorUnavailable } from '../vendorErrors'

const userSchema = v.object({ id: v.number(), name: v.fallback(v.string(), '') })

const permissionsSchema = v.record(v.string(), v.unknown())

/** The permissions that the site needs, each with the action that is impossible without it. */
const neededPermissions: Readonly<Record<string, string>> = {
  can_use_api: 'use the API',
  can_add_custom_fields: `create the field ${industryFieldName}`,
  can_see_other_users: "see other users' activities, so their meetings would not block a slot",
}

export interface AccountCheck {
  /** Whole sentences, one per line. */
  readonly sentences: readonly string[]
  readonly isUsable: boolean
}

const explain = (error: unknown): string => {
  if (error instanceof VendorUnavailable) return error.reason
  if (error instanceof RateLimited) {
    return `The vendor wants no calls for ${error.retryAfterSeconds} seconds`
  }
  throw error
}

async function listMissingPermissions(client: VendorClient, userId: number): Promise<string> {
  const path = `/v1/users/${userId}/permissions`
  try {
    const { data } = await client.send({ method: 'GET', path })
    const permissions = v.parse(permissionsSchema, data)
    const missing = Object.entries(neededPermissions).filter(
      ([name]) => permissions[name] === false,
    )
    return missing.length === 0
      ? 'The token may do everything that the site needs.'
      : `The token may not ${missing.map(([, text]) => text).join('; nor ')}.`
  } catch (error) {
    return `What the token may not do is unknown: ${explain(error)}.`
  }
}

/** Runs calls that only read, and describes the result or the error in a sentence. */
const describeCall = async (
  work: () => Promise<string>,
  failure: string,
): Promise<{ readonly sentence: string; readonly isFine: boolean }> => {
  try {
    return { sentence: await work(), isFine: true }
  } catch (error) {
    return { sentence: `${failure}: ${explain(error)}.`, isFine: false }
  }
}

/** Checks before the site goes live whether it can use the account. Writes nothing. */
export async function checkAccount(access: AccountAccess): Promise<AccountCheck> {
  const { dialect, url } = access
  const client = createVendorClient(access)
  try {
    const { data } = await client.send({ method: 'GET', path: '/v1/users/me' })
    const user = v.parse(userSchema, data)
    const calls = [
      await describeCall(async () => {
        const fields = await createDealFields(client, dialect, Date.now).list()
        return fields.some(({ name }) => name === industryFieldName)
          ? `The field ${industryFieldName} exists.`
          : `The field ${industryFieldName} does not exist; the first booking creates it.`
      }, 'The deal fields can not be read'),
      await describeCall(async () => {
        const query = { ...dialect.getActivityQuery(1, '2000-01-01'), limit: 1 }
        await client.send({ method: 'GET', path: `${dialect.basePath}/activities`, query })
        return 'The activities can be read.'
      }, 'The activities can not be read'),
    ]
    return {
      sentences: [
        `The account at ${url} can be reached.`,
        `The token is of the user ${user.name} (${user.id}).`,
        ...calls.map(({ sentence }) => sentence),
        await listMissingPermissions(client, user.id),
      ],
      isUsable: calls.every(({ isFine }) => isFine),
    }
  } catch (error) {
    const reason = v.isValiError(error) ? "The vendor's user can not be read" : explain(error)
    return { sentences: [`The account at ${url} can not be used: ${reason}.`], isUsable: false }
  } finally {
    client.close()
  }
}
