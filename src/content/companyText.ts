import { siteConfig } from '../site/siteConfig'
import { proof } from './proof'

const { legalName = siteConfig.brand, address = [] } = proof.company

/** The company's name and address in one line, as texts name it. */
export const companyText = [legalName, ...address].join(', ')
