import * as v from 'valibot'
import type { Queries, SiteContext } from '../../records/database'
import { CrmRefusal, CrmUnavailable } from '../crm'
import { parseOrUnavailable, type VendorClient } from './vendorClient'

const accountSchema = v.object({ company_id: v.number() })

async function readAccount(client: VendorClient): Promise<number> {
  const { data } = await client.send({ method: 'GET', path: '/v1/users/me' })
  return parseOrUnavailable(accountSchema, data, 'account').company_id
}

/** The account of the CRM that was used last; undefined if there was none. */
export const findAccount = (queries: Queries) =>
  queries
    .selectFrom('crm_records')
    .select('vendor_id')
    .where('kind', '=', 'account')
    .executeTakeFirst()

/**
 * Returns a function that compares, once, the token's account with the one before. If it is another one, what is known
 * of the CRM's records is forgotten: in another account, the same ids are other records.
 */
export function createAccountGuard({ database, report }: Pick<SiteContext, 'database' | 'report'>) {
  const compare = async (account: number) => {
    const isOther = await database.transact(async (transaction) => {
      await database.lock(transaction, 'crm account')
      const known = await findAccount(transaction)
      if (known?.vendor_id === account) return false
      if (known) await transaction.deleteFrom('crm_records').execute()
      await transaction
        .insertInto('crm_records')
        .values({ kind: 'account', local_id: 0, vendor_id: account })
        .execute()
      return known !== undefined
    })
    if (isOther) {
      report(
        'The CRM has another account than before. Nothing in the old one is changed or followed any more; what changes from now on is created in the new one.',
      )
    }
  }

  // The token stays the same as long as the process runs.
  let checked: Promise<void> | undefined
  return (client: VendorClient): Promise<void> => {
    checked ??= readAccount(client)
      .then(compare)
      .catch((error: unknown) => {
        checked = undefined
        // No booking was refused: all are tried again.
        throw error instanceof CrmRefusal ? new CrmUnavailable(error.message) : error
      })
    return checked
  }
}
