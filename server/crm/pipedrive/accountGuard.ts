import type { SiteContext } from '../records/database'
import { CrmRefusal, CrmUnavailable } from './crm'
import type { Crm } from './pipedrive/openPipedrive'

/**
 * Makes a CRM check, before it is used first, that the token is of the same account as before. If it is not,
 * what is known of the CRM's records is forgotten: in another account, the same ids are other records.
 */
export function withAccountCheck(
  crm: Crm,
  { database, report }: Pick<SiteContext, 'database' | 'report'>,
): Crm {
  const compare = async (account: number) => {
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
        'The CRM has another account than before. Nothing in the old one is changed or followed any more; what changes from now on is created in the new one.',
      )
    }
  }

  // The token stays the same as long as the process runs.
  let checked: Promise<void> | undefined
  const check = (signal: AbortSignal): Promise<void> => {
    checked ??= crm
      .readAccount(signal)
      .then(compare)
      .catch((error: unknown) => {
        checked = undefined
        // No booking was refused: all are tried again.
        throw error instanceof CrmRefusal ? new CrmUnavailable(error.message) : error
      })
    return checked
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
