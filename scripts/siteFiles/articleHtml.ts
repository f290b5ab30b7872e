import { getAbsoluteUrl } from '@/app/head/urls'
import type { ArticleNode } from '@/content/types'
import { escapeMarkup } from '@/site/escape'

const urlAttributes: ReadonlySet<string> = new Set(['href', 'src'])

/** Renders a part of an article to HTML that can be read anywhere: its URLs are absolute. */
export function toHtml(node: ArticleNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  const { tag, props, children } = node
  const attributes = Object.entries(props).map(([name, value]) => {
    const text = urlAttributes.has(name) ? getAbsoluteUrl(String(value)) : String(value)
    return ` ${name}="${escapeMarkup(text)}"`
  })
  const start = `<${tag}${attributes.join('')}>`
  return tag === 'img' ? start : `${start}${children.map(toHtml).join('')}</${tag}>`
}
