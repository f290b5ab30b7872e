import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // A name is allowed wherever it is not forbidden; lists and the summary of a menu have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // The menu's own heading stands before that of the page.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // What headModel.test.ts allows: an article's title stands before the brand.
    'long-title': ['error', { maxlength: 80 }],
    // Not every browser knows a cell of a calendar by the role of the table around it.
    'no-redundant-role': 'off',
    // A file of this origin that somebody has changed comes with a document that they have changed.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Ids that React makes begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // MUI's toggle buttons have one of their class names twice.
    'no-dup-class': 'off',
    // React's way of writing, the same to every browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
})

/** What html-validate finds in a document, a line each. */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  )
}
