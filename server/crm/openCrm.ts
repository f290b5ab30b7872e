import type { Configuration } from '../configuration'
import type { Crm } from './crm'
import { openPipedrive } from './pipedrive/openPipedrive'

/**
 * The configured CRM; undefined if there is none.
 *
 * @param report gets sentences for the operator
 */
export const openCrm = (
  { crm, crmUrl: url, crmToken }: Configuration,
  report: (sentence: string) => void,
): Crm | undefined =>
  crm === 'none' || crmToken === undefined
    ? undefined
    : openPipedrive({ url, token: crmToken.reveal(), report })
