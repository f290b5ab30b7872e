import { companyText } from '@/content/companyText'
import { cheapestPlan } from '@/content/plans'
import type { Titled } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { siteConfig } from '@/site/siteConfig'

/** Keys of the content whose values are not shown to visitors as text. */
const wordlessKeys: ReadonlySet<string> = new Set(['assistant', 'icon', 'tone', 'writtenIn'])

/** The values of placeholders in the content. */
const facts = {
  brand: siteConfig.brand,
  company: companyText,
  email: siteConfig.email,
  price: cheapestPlan.discountedPrice,
}

const isTitled = (item: unknown): item is Titled =>
  typeof item === 'object' && item !== null && 'title' in item && 'description' in item

/** Joins the title and description of a list item to one paragraph. */
const joinTitled = (item: unknown) => {
  if (!isTitled(item)) return item
  const { title, description, ...rest } = item
  return [`${title}${/[.?!:]$/.test(title) ? '' : '.'} ${description}`, rest]
}

/** Returns all texts of a part of the content in order, without texts with other placeholders. */
export function getContentTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    const text = fillIn(content, facts)
    return text.includes('{{') ? [] : [text]
  }
  if (typeof content !== 'object' || content === null) return []
  if (Array.isArray(content)) return content.map(joinTitled).flatMap(getContentTexts)
  return Object.entries(content).flatMap(([key, value]) =>
    wordlessKeys.has(key) ? [] : getContentTexts(value),
  )
}
