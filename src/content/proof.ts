import type { IndustryKey } from '../site/industries'
import type { Language } from '../site/language'

/**
 * What the owner can prove: real customers with their permission, real people, checkable badges. The
 * site invents nothing (requirements R13), so all of it but the badges is empty until the owner fills it
 * in, and what is empty is not shown. See docs/contributing.md.
 */
export interface Proof {
  /** Customers' cases, in the order of the page of prices. */
  readonly cases: readonly CustomerCase[]
  /** Systems by name that an assistant is connected to; on the page on how it works. */
  readonly integrations: readonly Integration[]
  readonly logos: readonly CustomerLogo[]
  /** The people on the page on how it works. */
  readonly team: readonly TeamMember[]
  /** The footer's badges, each with the page where a third party confirms it, or '' without one. */
  readonly badges: { readonly verified?: string; readonly startup?: string }
  /** Shown in the footer and named in the privacy policy. */
  readonly company: Company
}

type Translated = Readonly<Record<Language, string>>

export interface CustomerCase {
  readonly customer: string
  /** On whose page the case is shown, too. */
  readonly industry?: IndustryKey
  /** What was measured, when and compared to what. */
  readonly result: Translated
  readonly quote?: Translated
  /** Who says it: name and role. */
  readonly person?: string
  /** The page with the whole case. */
  readonly url?: string
}

export interface CustomerLogo {
  readonly customer: string
  /** A path below `public`, such as `/pictures/customers/example.svg`. */
  readonly picture: string
}

export interface Integration {
  readonly name: string
  /** The page that describes it. */
  readonly url?: string
}

export interface TeamMember {
  readonly name: string
  readonly role: Translated
  /** A path below `public`. */
  readonly picture?: string
}

/** Named in the privacy policy, which is in Spanish. */
export interface Processor {
  readonly name: string
  /** Such as 'CRM'. */
  readonly purpose: string
  readonly country: string
}

export interface Company {
  readonly legalName?: string
  /** The lines of the postal address. */
  readonly address?: readonly string[]
  readonly hours?: Translated
  /** Who processes visitors' data for the company. */
  readonly processors?: readonly Processor[]
}

export const proof: Proof = {
  cases: [],
  integrations: [],
  logos: [],
  team: [],
  badges: { verified: '', startup: '' },
  company: {},
}
