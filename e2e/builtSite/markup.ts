import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Labels are allowed wherever they are not forbidden; lists and menus' summaries have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // The menu's heading comes before the page's.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // An article's title comes before the brand, so titles may be longer; see headModel.test.ts.
    'long-title': ['error', { maxlength: 80 }],
    // Not every browser infers a calendar cell's role from its table.
    'no-redundant-role': 'off',
    // Integrity attributes do not help on one's own origin: who can change the file can change
    // the document.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML wants `tel-national` on a field of text, which brings no keyboard of digits everywhere.
    'valid-autocomplete': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // By default it allows `display`, but the Content-Security-Policy lets no style attribute through
    // (docs/decisions/0011).
    'no-inline-style': ['error', { allowedProperties: [] }],
    // MUI's toggle buttons repeat a class name.
    'no-dup-class': 'off',
    // React's serialization, which browsers parse the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
})

/** Returns html-validate's findings in a document, one per line. */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  )
}
