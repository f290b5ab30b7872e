import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import cssnano from 'cssnano'
import postcss, { type Declaration, type Plugin, type Root } from 'postcss'
import { cacheKey, findRuleIds } from './emotionCache'
import { getUnwrittenVariables } from './themeStyles'

/** Whether a later declaration of the same rule overrides this one. */
const isOverridden = (declaration: Declaration): boolean => {
  const { parent, prop, important } = declaration
  const later = parent?.nodes.slice(parent.index(declaration) + 1) ?? []
  return later.some(
    (node) => node.type === 'decl' && node.prop === prop && !(important && !node.important),
  )
}

/** Declarations for browsers that the site does not support. */
const isObsolete = ({ parent, prop }: Declaration): boolean =>
  prop === 'color-adjust' ||
  (parent?.type === 'rule' && parent.selector.includes('::-moz-focus-inner'))

const getRuleId = ({ parent }: Declaration): string =>
  parent?.type === 'rule' ? (findRuleIds(parent.selector)[0] ?? '') : ''

const unwritten = getUnwrittenVariables()

/**
 * Removes declarations whose value reads a variable that is not defined and has no fallback: of MUI's
 * rules, those that the theme overrides or that no element of the site needs. A variable that loses its
 * declarations so is not defined either.
 */
function dropUndefined(root: Root): void {
  const undefinedNames = new Set(unwritten)
  let lost: string[]
  do {
    const dropped = new Set<string>()
    const kept = new Set<string>()
    root.walkDecls((declaration) => {
      const { prop, value } = declaration
      const reads = [...value.matchAll(/var\((--[\w-]+)\)/g)]
      const isUndefined = reads.some(([, name = '']) => undefinedNames.has(name))
      if (prop.startsWith('--')) (isUndefined ? dropped : kept).add(prop)
      if (isUndefined) declaration.remove()
    })
    lost = [...dropped].filter((name) => !kept.has(name))
    for (const name of lost) undefinedNames.add(name)
  } while (lost.length > 0)
}

/** Removes declarations without effect; cssnano drops the rules that are then empty. */
const dropUselessDeclarations: Plugin = {
  postcssPlugin: 'drop-useless-declarations',
  Once(root) {
    // First, because what these declarations override must stay.
    dropUndefined(root)
    root.walkDecls((declaration) => {
      if (isObsolete(declaration) || isOverridden(declaration)) declaration.remove()
    })
    // MUI's buttons set the colours of all three variants on every class.
    const read = new Set<string>()
    root.walkDecls((declaration) => {
      for (const [, name = ''] of declaration.value.matchAll(/var\((--variant-\w+)/g))
        read.add(`${getRuleId(declaration)} ${name}`)
    })
    root.walkDecls(/^--variant-/, (declaration) => {
      if (!read.has(`${getRuleId(declaration)} ${declaration.prop}`)) declaration.remove()
    })
  },
}

const minifier = postcss([
  dropUselessDeclarations,
  // Merging rules and longhands makes the compressed CSS larger.
  cssnano({ preset: ['default', { mergeRules: false, mergeLonghand: false }] }),
])

/** Minifies emotion's rules; keeps their order and class names. */
export const minifyRules = async (css: string): Promise<string> =>
  (await minifier.process(css, { from: undefined })).css

/** The emotion rules of a prerendered document. */
export interface CriticalStyles {
  /** CSS of the rules used by the document's elements. */
  readonly css: string
  /** Ids of rules that are part of others, which the browser's cache need not insert. */
  readonly ids: readonly string[]
}

/**
 * Collects a page's emotion rules. Create it before the page is rendered with the cache, then pass
 * the HTML to the result. Rules of overridden inner components match no element, because they are
 * merged into others; for these the document only has the ids. Rules of loading states, which React also
 * renders, are in no document: the browser inserts them.
 */
export function createCriticalStyles(
  cache: EmotionCache,
): (html: string) => Promise<CriticalStyles> {
  const server = createEmotionServer(cache)
  return async (html) => {
    const { styles } = server.extractCriticalToChunks(html)
    const css = await minifyRules(styles.map((chunk) => chunk.css).join(''))
    const written = new Set(findRuleIds(css))
    const getSource = (id: string) => cache.registered[`${cacheKey}-${id}`]
    const sources = [...written].map(getSource).join('')
    /** The source of a rule contains those of the rules merged into it, and names its keyframes. */
    const isPart = (id: string) => sources.includes(getSource(id) ?? id)
    return {
      css,
      ids: Object.keys(cache.inserted).filter((id) => !written.has(id) && isPart(id)),
    }
  }
}
