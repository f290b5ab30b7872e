import { companyText } from '@/content/companyText'
import { cheapestPlan } from '@/content/plans'
import type { Titled } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { siteConfig } from '@/site/siteConfig'

/** Keys whose values are no texts. */
const wordlessKeys: ReadonlySet<string> = new Set(['assistant', 'icon', 'tone', 'writtenIn'])

/** What texts name. */
const facts = {
  brand: siteConfig.brand,
  company: companyText,
  email: siteConfig.email,
  price: cheapestPlan.discountedPrice,
}

const isTitled = (item: unknown): item is Titled =>
  typeof item === 'object' && item !== null && 'title' in item && 'description' in item

/** In a list, title and description read as one paragraph. */
const joinTitled = (item: unknown) => {
  if (!isTitled(item)) return item
  const { title, description, ...rest } = item
  return [`${title}${/[.?!:]$/.test(title) ? '' : '.'} ${description}`, rest]
}

/** All texts of a part of the content, in order; without those that something else completes. */
export function getTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    const text = fillIn(content, facts)
    return text.includes('{{') ? [] : [text]
  }
  if (typeof content !== 'object' || content === null) return []
  if (Array.isArray(content)) return content.map(joinTitled).flatMap(getTexts)
  return Object.entries(content).flatMap(([key, value]) =>
    wordlessKeys.has(key) ? [] : getTexts(value),
  )
}
