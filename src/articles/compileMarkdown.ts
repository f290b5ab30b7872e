import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Nodes, Root } from 'mdast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { ArticleNode, ArticleSection } from '../content/types'

const parser = unified().use(remarkParse)
const toHtml = unified().use(remarkRehype)

const publicFolder = path.join(import.meta.dirname, '../../public')

/** The Markdown that articles may use. */
const allowedNodes: ReadonlySet<Nodes['type']> = new Set([
  'root',
  'heading',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'inlineCode',
  'break',
  'link',
  'image',
  'list',
  'listItem',
  'blockquote',
])

/** @throws {Error} with the line of a node that articles may not use */
function checkMarkdown(node: Nodes, file: string): void {
  const fail = (problem: string) => {
    throw new Error(`${file}: ${problem} (line ${node.position?.start.line ?? 0} of the body)`)
  }
  if (!allowedNodes.has(node.type)) fail(`'${node.type}' is not supported`)
  if (node.type === 'heading' && node.depth !== 2) fail('headings are written ##')
  if (node.type === 'image' && !node.alt) fail('a picture needs a description')
  if ('children' in node) for (const child of node.children) checkMarkdown(child, file)
}

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

/**
 * The picture of a paragraph that contains nothing else. Its title, if any, becomes the caption.
 */
const getFigurePicture = ({ tagName, children }: Element): Element | undefined => {
  const [only, ...others] = children
  return tagName === 'p' &&
    others.length === 0 &&
    only?.type === 'element' &&
    only.tagName === 'img'
    ? only
    : undefined
}

function toFigure({ properties }: Element, file: string): ArticleNode {
  const { src, alt, title } = properties
  const picture: ArticleNode = {
    tag: 'img',
    props: { src: String(src), alt: String(alt), ...getPictureSize(String(src), file) },
    children: [],
  }
  const caption: ArticleNode = { tag: 'figcaption', props: {}, children: [String(title)] }
  return { tag: 'figure', props: {}, children: title ? [picture, caption] : [picture] }
}

function toNode(element: Element, file: string): ArticleNode {
  const picture = getFigurePicture(element)
  if (picture) return toFigure(picture, file)
  if (element.tagName === 'img')
    throw new Error(`${file}: a picture stands in a paragraph of its own`)
  const children = toNodes(element.children, file)
  const { href, start } = element.properties
  const props = {
    ...(typeof href === 'string' && { href }),
    ...(typeof start === 'number' && { start }),
  }
  return { tag: element.tagName, props, children }
}

const blockTags: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'blockquote'])

/** Drops line breaks between blocks; those within a paragraph become spaces. */
function toNodes(nodes: readonly ElementContent[], file: string): ArticleNode[] {
  const hasBlocks = nodes.some((node) => node.type === 'element' && blockTags.has(node.tagName))
  return nodes.flatMap((node) => {
    if (node.type === 'element') return [toNode(node, file)]
    const isBetweenBlocks = hasBlocks && node.value.trim() === ''
    return node.type === 'text' && !isBetweenBlocks ? [node.value.replaceAll('\n', ' ')] : []
  })
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
  const tree: Root = parser.parse(markdown)
  checkMarkdown(tree, file)
  const html: HtmlRoot = toHtml.runSync(tree)
  const elements = html.children.filter((child) => child.type === 'element')
  const sections = toSections(toNodes(elements, file))
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
