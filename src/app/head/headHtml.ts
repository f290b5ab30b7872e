import { headTags, pageMark, type HeadTag } from './headTags'
import type { HeadModel } from './headModel'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function tagHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)
  const opening = `<${[name, ...written, pageMark].join(' ')}>`
  return text === undefined ? opening : `${opening}${text}</${name}>`
}

/** A head as the document of an address has it, title first. */
export const headHtml = (head: HeadModel): string =>
  [`<title>${escape(head.title)}</title>`, ...headTags(head).map(tagHtml)].join('\n')
