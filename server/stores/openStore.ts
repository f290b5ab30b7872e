import type { Configuration } from '../configuration'
import type { ContactStore } from '../contactStore'
import type { Outbox } from '../messages/outbox'
import type { SuspectStore } from '../suspects'
import type { ContactStoreName } from '../storeConfiguration'
import { openWorkerStore } from './embedded/worker/workerStore'
import { openFallbackStore } from './fallback/fallbackStore'
import { getAccountAccess } from './pipedrive/accountAccess'
import { openPipedriveStore } from './pipedrive/pipedriveStore'

export interface OpenedStore {
  readonly store: ContactStore
  /** The events of which visitor, owner and webhook are notified. */
  readonly outbox: Outbox
  readonly suspects: SuspectStore
}

type Warn = (sentence: string) => void

const openVendorStore = async (configuration: Configuration, warn: Warn): Promise<OpenedStore> => {
  const { contactDatabase: file, contactStoreFallback, keepContactsDays: keepDays } = configuration
  const vendor = openPipedriveStore({ ...getAccountAccess(configuration), file, warn })
  const store =
    contactStoreFallback === 'embedded'
      ? openFallbackStore({ store: vendor, file, warn, keepDays })
      : vendor
  return { store, outbox: vendor, suspects: vendor }
}

async function openEmbedded(
  { contactDatabase, keepContactsDays }: Configuration,
  warn: Warn,
): Promise<OpenedStore> {
  const store = await openWorkerStore({
    file: contactDatabase,
    keepDays: keepContactsDays,
    report: warn,
  })
  return { store, outbox: store, suspects: store }
}

const openers: Record<
  ContactStoreName,
  (configuration: Configuration, warn: Warn) => Promise<OpenedStore>
> = {
  embedded: openEmbedded,
  'pipedrive-v1': openVendorStore,
  'pipedrive-v2': openVendorStore,
}

/**
 * Opens the configured store. The caller closes it.
 *
 * @param warn gets sentences for the operator
 */
export const openStore = (configuration: Configuration, warn: Warn): Promise<OpenedStore> =>
  openers[configuration.contactStore](configuration, warn)
