import type { Configuration, ContactStoreName } from '../configuration'
import type { ContactStore } from '../contactStore'
import { openEmbeddedStore } from './embedded/embeddedStore'

const openers: Record<ContactStoreName, (configuration: Configuration) => ContactStore> = {
  embedded: ({ contactDatabase }) => openEmbeddedStore({ file: contactDatabase }),
}

/** Opens the configured store. The caller closes it. */
export const openStore = (configuration: Configuration): ContactStore =>
  openers[configuration.contactStore](configuration)
