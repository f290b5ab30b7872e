import type * as FormServicesModule from './formServices'

export type FormServices = typeof FormServicesModule

/** Rejects if the chunk does not arrive; another call tries again. */
export const loadFormServices = (): Promise<FormServices> =>
  import(/* webpackChunkName: "use-contact" */ './formServices')
