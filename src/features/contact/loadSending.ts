import type * as SendingModule from './sending'

export type Sending = typeof SendingModule

/**
 * Loads what judges and sends a message; at once where it is there. It rejects where it does not
 * arrive, and may be called again.
 */
export const loadSending = (): Promise<Sending> =>
  import(/* webpackChunkName: "use-contact" */ './sending')
