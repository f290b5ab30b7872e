import ts from 'typescript'

const objects = ts.TypeFlags.Object
const texts = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** Whether a value of the type is shown as text. What may also be an element is up to its caller. */
function isText(type) {
  const types = type.isUnion() ? type.types : [type]
  return (
    !types.some(({ flags }) => flags & objects) &&
    types.some((part) => (part.isStringLiteral() ? part.value.trim() !== '' : part.flags & texts))
  )
}

const isExpression = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && expression.type !== 'JSXEmptyExpression'

const isShown = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.expression?.type !== 'JSXEmptyExpression'

/** MUI's buttons have icons and a ripple beside their children, its labels an asterisk. */
const addsSiblings = ({ openingElement }) => /(Button|FormLabel)$/.test(openingElement?.name.name)

const isComponent = (name) => /^[A-Z]/.test(name)

const reason =
  'Translators of browsers replace text nodes; then React cannot update or remove them beside siblings, which shows the old text or throws.'

/**
 * Demands an element of its own for each text that may change, so that React sets it as the element's
 * `textContent` instead of changing a text node that a translator has replaced.
 */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sibling: `Give this text an element of its own, or join it with the others into one expression. ${reason}`,
      mui: `Give this text a <span>: the component puts siblings beside its content. ${reason}`,
      component: `Return an element, not a text, from a component. ${reason}`,
    },
  },
  create(context) {
    const { getTypeAtLocation, esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices

    const checkChildren = (node) => {
      const children = node.children.filter(isShown)
      const isAlone = children.length === 1 && node.type === 'JSXElement'
      const changes = children.some(isExpression)
      for (const child of children) {
        const isShownText = isExpression(child)
          ? isText(getTypeAtLocation(child.expression))
          : child.type === 'JSXText' && changes
        if (!isShownText) continue
        if (!isAlone) context.report({ node: child, messageId: 'sibling' })
        else if (addsSiblings(node)) context.report({ node: child, messageId: 'mui' })
      }
    }

    const checkResult = (node) => {
      const name = node.id?.name ?? node.parent.id?.name ?? ''
      if (!isComponent(name)) return
      const checker = program.getTypeChecker()
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node))
      if (isText(checker.getReturnTypeOfSignature(signature)))
        context.report({ node: node.id ?? node.parent.id, messageId: 'component' })
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkResult,
      FunctionExpression: checkResult,
      ArrowFunctionExpression: checkResult,
    }
  },
}
