/** The price and contents of a plan, independent of language (requirements, section 9). */
export interface PricingPlan<Id extends string = PlanId> {
  readonly id: Id
  readonly conversationsPerMonth: number
  readonly messagesPerMonth: number
  /** Per month, in `currency`. */
  readonly originalPrice: number
  /** Per month, rounded. */
  readonly discountedPrice: number
  readonly support: 'ticket' | 'direct' | 'priority'
  readonly featured?: true
}

/** English prices have the sign, Spanish ones the code (requirements R17). */
export const currency = { code: 'USD', sign: '$' } as const

export const discountPercent = 30

export const plans = [
  {
    id: 'start',
    conversationsPerMonth: 500,
    messagesPerMonth: 2_500,
    originalPrice: 125,
    discountedPrice: 88,
    support: 'ticket',
  },
  {
    id: 'advance',
    conversationsPerMonth: 2_000,
    messagesPerMonth: 8_000,
    originalPrice: 320,
    discountedPrice: 224,
    support: 'direct',
    featured: true,
  },
  {
    id: 'takeoff',
    conversationsPerMonth: 4_000,
    messagesPerMonth: 15_000,
    originalPrice: 450,
    discountedPrice: 315,
    support: 'priority',
  },
] as const satisfies readonly PricingPlan<string>[]

export type PlanId = (typeof plans)[number]['id']

export const cheapestPlan = plans.reduce<PricingPlan>(
  (one, other) => (other.discountedPrice < one.discountedPrice ? other : one),
  plans[0],
)
