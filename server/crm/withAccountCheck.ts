import type { Queries, SiteContext } from '../records/database'
import { CrmRefusal, CrmUnavailable, type Crm } from './crm'

const findAccount = async (queries: Queries) =>
  (
    await queries
      .selectFrom('crm_records')
      .select('vendor_id')
      .where('kind', '=', 'account')
      .executeTakeFirst()
  )?.vendor_id

/**
 * Makes a CRM check, before it is used first, that the token is of the same account as before. If it is not,
 * what is known of the CRM's records is forgotten: in another account, the same ids are other records. An instance
 * that still has the former token does nothing from then on.
 */
export function withAccountCheck(
  crm: Crm,
  { database, report }: Pick<SiteContext, 'database' | 'report'>,
): Crm {
  const compare = async (account: number) => {
    const isOther = await database.transact(async (transaction) => {
      await database.lock(transaction, 'crm account')
      const known = await findAccount(transaction)
      if (known === account) return false
      if (known !== undefined) await transaction.deleteFrom('crm_records').execute()
      await transaction
        .insertInto('crm_records')
        .values({ kind: 'account', local_id: 0, vendor_id: account })
        .execute()
      return known !== undefined
    })
    if (isOther) {
      report(
        'The CRM has another account than before. What the old one has is neither changed nor followed any more; what changes from now on is created in the new one.',
      )
    }
  }

  const readAccount = async (signal: AbortSignal) => {
    try {
      const account = await crm.readAccount(signal)
      await compare(account)
      return account
    } catch (error) {
      own = undefined
      // No booking was refused: all are tried again.
      throw error instanceof CrmRefusal ? new CrmUnavailable(error.message) : error
    }
  }

  /** The token stays the same as long as the process runs. */
  let own: Promise<number> | undefined
  const check = async (signal: AbortSignal): Promise<void> => {
    const account = await (own ??= readAccount(signal))
    if ((await database.read(findAccount)) === account) return
    throw new CrmUnavailable('another instance uses another account')
  }

  return {
    ...crm,
    deliver: async (records, openMemory, signal) => {
      await check(signal)
      await crm.deliver(records, openMemory, signal)
    },
    readBusy: async (from, signal) => {
      await check(signal)
      return crm.readBusy(from, signal)
    },
  }
}
