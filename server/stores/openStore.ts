import type { Configuration } from '../configuration'
import type { ContactStore } from '../contactStore'
import type { ContactStoreName } from '../storeConfiguration'
import { openEmbeddedStore } from './embedded/embeddedStore'
import { getAccountAccess } from './pipedrive/accountAccess'
import { openPipedriveStore } from './pipedrive/pipedriveStore'

const openVendorStore = (configuration: Configuration): ContactStore =>
  openPipedriveStore({
    ...getAccountAccess(configuration),
    file: configuration.contactDatabase,
    ...(configuration.logLevel === 'silent' || configuration.logLevel === 'error'
      ? {}
      : { warn: console.warn }),
  })

const openers: Record<ContactStoreName, (configuration: Configuration) => ContactStore> = {
  embedded: ({ contactDatabase }) => openEmbeddedStore({ file: contactDatabase }),
  'pipedrive-v1': openVendorStore,
  'pipedrive-v2': openVendorStore,
}

/** Opens the configured store. The caller closes it. */
export const openStore = (configuration: Configuration): ContactStore =>
  openers[configuration.contactStore](configuration)
