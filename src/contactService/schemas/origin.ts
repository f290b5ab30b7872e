/** The parameters by which a link says from which campaign or advertisement a visitor comes. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'li_fat_id',
] as const

type OriginName = (typeof campaignParameters)[number] | 'referrer'

/**
 * Where a visitor came from (requirements R63): campaign parameters, and as `referrer` the hostname of the
 * page whose link they followed. Never empty.
 */
export type Origin = Readonly<Partial<Record<OriginName, string>>>

/** The most characters of a value. */
export const maxOriginLength = 100
