import type { SiteContext } from '../records/database'
import { CrmRefusal, CrmUnavailable, type Crm } from './crm'

/**
 * Forgets which of the CRM's records are the site's once the token is of another account: there, the same ids are
 * other records.
 */
export function rememberAccount(
  crm: Crm,
  { database, report }: Pick<SiteContext, 'database' | 'report'>,
): Crm {
  const remember = async (account: number) => {
    const isOther = await database.transact(async (transaction) => {
      await database.lock(transaction, 'crm account')
      const known = await transaction
        .selectFrom('crm_records')
        .select('vendor_id')
        .where('kind', '=', 'account')
        .executeTakeFirst()
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
        'The CRM has another account than before. What the old one has is neither changed nor followed any more; what changes from now on is created in the new one.',
      )
    }
  }

  // The token stays the same as long as the process runs.
  let remembered: Promise<void> | undefined
  const check = (signal: AbortSignal): Promise<void> => {
    remembered ??= crm
      .readAccount(signal)
      .then(remember)
      .catch((error: unknown) => {
        remembered = undefined
        // No booking was refused: all are tried again.
        throw error instanceof CrmRefusal ? new CrmUnavailable(error.message) : error
      })
    return remembered
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
