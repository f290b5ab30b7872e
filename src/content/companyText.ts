import { siteConfig } from '../site/siteConfig'
import { proof, type Processor } from './proof'

const { legalName = siteConfig.brand, address = [] } = proof.company

/** The company's name and address in one line, as texts name it. */
export const companyText = [legalName, ...address].join(', ')

/** Says in Spanish who processes visitors' data, or where to ask while the owner has listed nobody. */
export const describeProcessors = (processors: readonly Processor[] = []): string =>
  processors.length === 0
    ? 'Pide la lista actualizada, con el país de cada uno, a {{email}}.'
    : `Hoy son: ${processors.map(({ name, purpose, country }) => `${name} (${purpose}, ${country})`).join('; ')}.`
