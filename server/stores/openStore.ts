import type { Configuration } from '../configuration'
import type { ContactStore } from '../contactStore'
import type { ContactStoreName } from '../storeConfiguration'
import { openWorkerStore } from './embedded/worker/workerStore'
import { openFallbackStore } from './fallback/fallbackStore'
import { getAccountAccess } from './pipedrive/accountAccess'
import { openPipedriveStore } from './pipedrive/pipedriveStore'

const openVendorStore = async (configuration: Configuration): Promise<ContactStore> => {
  const { contactDatabase: file, contactStoreFallback, logLevel } = configuration
  const warn = logLevel === 'silent' || logLevel === 'error' ? () => undefined : console.warn
  const store = openPipedriveStore({ ...getAccountAccess(configuration), file, warn })
  return contactStoreFallback === 'embedded' ? openFallbackStore({ store, file, warn }) : store
}

const openers: Record<ContactStoreName, (configuration: Configuration) => Promise<ContactStore>> = {
  embedded: ({ contactDatabase, keepContactsDays }) =>
    openWorkerStore({ file: contactDatabase, keepDays: keepContactsDays, report: console.warn }),
  'pipedrive-v1': openVendorStore,
  'pipedrive-v2': openVendorStore,
}

/** Opens the configured store. The caller closes it. */
export const openStore = (configuration: Configuration): Promise<ContactStore> =>
  openers[configuration.contactStore](configuration)
