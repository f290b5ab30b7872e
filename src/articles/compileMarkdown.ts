import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Image, Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ArticleNode, ArticleSection } from '../content/types'

const parser = unified().use(remarkParse)

const publicFolder = path.join(import.meta.dirname, '../../public')

/** Width and height of an SVG of the site, so that the page reserves its space. */
function getPictureSize(source: string, file: string): { width: number; height: number } {
  if (!/^\/[\w/-]+\.svg$/.test(source)) throw new Error(`${file}: '${source}' is no SVG of public/`)
  const svg = readFileSync(path.join(publicFolder, source), 'utf8')
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`${file}: '${source}' has no viewBox from 0 0`)
  return { width: Number(width), height: Number(height) }
}

const getText = (node: ArticleNode): string =>
  typeof node === 'string' ? node : node.children.map(getText).join('')

/** A picture, whose title, if any, becomes the caption. */
function toFigure({ url, alt, title }: Image, file: string): ArticleNode {
  const picture: ArticleNode = {
    tag: 'img',
    props: { src: url, alt: alt ?? '', ...getPictureSize(url, file) },
    children: [],
  }
  const caption: ArticleNode = { tag: 'figcaption', props: {}, children: [title ?? ''] }
  return { tag: 'figure', props: {}, children: title ? [picture, caption] : [picture] }
}

/** @throws {Error} with the line of a node that articles may not use */
function toNode(node: Nodes, file: string): ArticleNode {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem} (line ${node.position?.start.line ?? 0} of the body)`)
  }
  const create = (tag: string, nodes: readonly Nodes[], props = {}): ArticleNode => ({
    tag,
    props,
    children: nodes.map((child) => toNode(child, file)),
  })
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (node.type === 'image') return fail('a picture stands in a paragraph of its own')
  if (node.type === 'heading')
    return node.depth === 2 ? create('h2', node.children) : fail('headings are written ##')
  if (node.type === 'paragraph') {
    const [only, ...others] = node.children
    if (only?.type !== 'image' || others.length > 0) return create('p', node.children)
    return only.alt ? toFigure(only, file) : fail('a picture needs a description')
  }
  if (node.type === 'emphasis') return create('em', node.children)
  if (node.type === 'strong' || node.type === 'blockquote') return create(node.type, node.children)
  if (node.type === 'link') return create('a', node.children, { href: node.url })
  if (node.type === 'list') {
    const { ordered, start, children } = node
    return create(ordered ? 'ol' : 'ul', children, ordered && start !== 1 ? { start } : {})
  }
  if (node.type === 'listItem') {
    const unwrap = (child: Nodes) =>
      child.type === 'paragraph' && !node.spread ? child.children : child
    return create('li', node.children.flatMap(unwrap))
  }
  if (node.type === 'break') return fail('a line ends with two spaces or a backslash')
  return fail(`'${node.type}' is not supported`)
}

/**
 * Groups blocks by heading; blocks before the first heading are the first section. Headings have numbers as
 * ids, so that a link to one leads there in both languages.
 */
function toSections(blocks: readonly ArticleNode[]): ArticleSection[] {
  const sections: ArticleNode[][] = [[]]
  for (const block of blocks) {
    if (typeof block !== 'string' && block.tag === 'h2')
      sections.push([{ ...block, props: { id: `section-${sections.length}` } }])
    else sections.at(-1)?.push(block)
  }
  return sections
}

/**
 * Compiles an article's Markdown into nodes that React renders.
 *
 * @param file named in errors
 * @throws {Error} if the Markdown contains something that articles may not use, such as HTML
 */
export function compileMarkdown(markdown: string, file: string): readonly ArticleSection[] {
  const { children } = parser.parse(markdown)
  const sections = toSections(children.map((node) => toNode(node, file)))
  const [lead] = sections[0] ?? []
  if (lead === undefined || typeof lead === 'string' || lead.tag !== 'p')
    throw new Error(`${file}: an article opens with a paragraph`)
  return sections
}

const leaves: ReadonlySet<string> = new Set(['p', 'li', 'h2', 'figcaption'])

/** The texts of a body: one per paragraph, heading and list item. */
export const getSectionTexts = (sections: readonly ArticleSection[]): string[] =>
  sections.flatMap((section) => section.flatMap(getLeafTexts))

const getLeafTexts = (node: ArticleNode): string[] => {
  if (typeof node === 'string') return []
  return leaves.has(node.tag) ? [getText(node)] : node.children.flatMap(getLeafTexts)
}

/** The texts of a body as the search reads them: those before the first heading, and the sections. */
export function getSearchedTexts([lead = [], ...sections]: readonly ArticleSection[]) {
  return {
    lead: getSectionTexts([lead]),
    sections: sections.flatMap(([heading, ...blocks]) =>
      heading === undefined || typeof heading === 'string'
        ? []
        : {
            title: getText(heading),
            anchor: String(heading.props.id),
            texts: getSectionTexts([blocks]),
          },
    ),
  }
}
