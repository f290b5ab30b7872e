import type { Configuration, ContactStoreName } from '../configuration'
import type { ContactStore } from '../contactStore'
import { openWorkerStore } from './embedded/worker/workerStore'

const openers: Record<ContactStoreName, (configuration: Configuration) => Promise<ContactStore>> = {
  embedded: ({ contactDatabase, keepContactsDays }) =>
    openWorkerStore({ file: contactDatabase, keepDays: keepContactsDays, report: console.warn }),
}

/** Opens the configured store. The caller closes it. */
export const openStore = (configuration: Configuration): Promise<ContactStore> =>
  openers[configuration.contactStore](configuration)
