import type { Configuration } from '../configuration'
import type { ContactStore } from '../contactStore'
import type { ContactStoreName } from '../storeConfiguration'
import { openEmbeddedStore } from './embedded/embeddedStore'
import { openFallbackStore } from './fallback/fallbackStore'
import { getAccountAccess } from './pipedrive/accountAccess'
import { openPipedriveStore } from './pipedrive/pipedriveStore'

const openVendorStore = (configuration: Configuration): ContactStore => {
  const { contactDatabase: file, contactStoreFallback, logLevel } = configuration
  const warn = logLevel === 'silent' || logLevel === 'error' ? () => undefined : console.warn
  const store = openPipedriveStore({ ...getAccountAccess(configuration), file, warn })
  return contactStoreFallback === 'embedded' ? openFallbackStore({ store, file, warn }) : store
}

const openers: Record<ContactStoreName, (configuration: Configuration) => ContactStore> = {
  embedded: ({ contactDatabase }) => openEmbeddedStore({ file: contactDatabase }),
  'pipedrive-v1': openVendorStore,
  'pipedrive-v2': openVendorStore,
}

/** Opens the configured store. The caller closes it. */
export const openStore = (configuration: Configuration): ContactStore =>
  openers[configuration.contactStore](configuration)
