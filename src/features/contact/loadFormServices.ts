import type * as FormServicesModule from './formServices'

export type FormServices = typeof FormServicesModule

/** Rejects if the chunk cannot be loaded; the next call tries again. */
export const loadFormServices = (): Promise<FormServices> =>
  import(/* webpackChunkName: "use-contact" */ './formServices')
