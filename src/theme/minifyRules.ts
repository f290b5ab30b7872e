import cssnano from 'cssnano'
import postcss, { type AtRule, type Declaration, type Plugin, type Root, type Rule } from 'postcss'
import { findRuleIds } from './emotionCache'
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

/** Removes declarations without effect, and rules that are then empty. */
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
    const dropEmpty = (node: AtRule | Rule) => {
      if (node.nodes?.length === 0) node.remove()
    }
    root.walkRules(dropEmpty)
    root.walkAtRules(dropEmpty)
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
