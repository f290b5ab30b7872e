/** The industries, in the site's order; each key is also the id of its page. */
export const industryKeys = ['financial', 'retail', 'automotive', 'health'] as const

export type IndustryKey = (typeof industryKeys)[number]

export const isIndustryKey = (value: unknown): value is IndustryKey =>
  industryKeys.some((key) => key === value)
