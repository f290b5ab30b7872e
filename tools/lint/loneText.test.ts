import { RuleTester } from 'eslint'
import path from 'node:path'
import tseslint from 'typescript-eslint'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { loneText } from './loneText.mjs'

/** Outside of the project: inside, TypeScript would read all of its files for each example. */
const folder = createTemporaryFolder()

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: {
        allowDefaultProject: ['*.tsx'],
        defaultProject: path.join(__dirname, '../../tsconfig.json'),
      },
      tsconfigRootDir: folder,
    },
  },
})

const declarations = `
declare const t: (key: string) => string
declare const literal: 'Loading' | 'Loaded'
declare const isBusy: boolean
declare const count: number
declare const name: string | undefined
declare const element: { readonly type: string; readonly props: object }
declare const node: string | undefined | { readonly type: string }
`
const write = (code: string) => ({
  name: code,
  code: `${declarations}${code}`,
  filename: path.join(folder, 'example.tsx'),
})

const failing = (messageId: string, codes: readonly string[], count = 1) =>
  codes.map((code) => ({
    ...write(code),
    errors: Array.from({ length: count }, () => ({ messageId })),
  }))

tester.run('lone-text', loneText, {
  valid: [
    // A text alone in its element.
    'void <p>{t("a")}</p>',
    'void <p>{isBusy && t("a")}</p>',
    'void <p>{isBusy ? t("a") : t("b")}</p>',
    'void <p>{`${name}: ${count}`}</p>',
    'void <p>\n{/* why */}\n{t("a")}\n</p>',
    'void <Button>Static</Button>',
    'void <ButtonLink>{t("a")}</ButtonLink>',
    // Texts in elements of their own.
    'void <p>{isBusy && <b>{t("a")}</b>} <b>{t("b")}</b></p>',
    'void <Button><span>{isBusy ? t("a") : t("b")}</span></Button>',
    // Spaces, and texts that never change.
    'void <p><b>{t("a")}</b>{" "}<i>{t("b")}</i></p>',
    'void <p>Static <b>text</b></p>',
    // No text, or a caller's decision.
    'void <p><b />{isBusy && element}{element}{isBusy}{undefined}</p>',
    'void <p><b />{node}</p>',
    'const Line = () => <p>{t("a")}</p>',
    'const getLine = () => t("a")',
  ].map(write),
  invalid: [
    ...failing('sibling', [
      'void <p>{isBusy && t("a")}<b /></p>',
      'void <p><b />{isBusy ? t("a") : t("b")}</p>',
      'void <p><b />{isBusy ? t("a") : undefined}</p>',
      'void <p><b />{name}</p>',
      'void <p><b />{name ?? count}</p>',
      'void <p><b />{count > 0 && count}</p>',
      'void <p>{literal}<b /></p>',
      'void <p>{`${count} of 3`} <b /></p>',
      'void <p>{isBusy && <b />} Static</p>',
      'void <>{t("a")}</>',
      'void <Button><b />{t("a")}</Button>',
      'void <p>{isBusy ? <></> : null}{t("a")}</p>',
    ]),
    ...failing(
      'sibling',
      ['void <p>{isBusy && t("a")}{!isBusy && t("b")}</p>', 'void <p>Step {count}</p>'],
      2,
    ),
    ...failing('mui', [
      'void <Button>{t("a")}</Button>',
      'void <FormLabel>{name}</FormLabel>',
      'void <ToggleButton>{isBusy ? t("a") : t("b")}</ToggleButton>',
    ]),
    ...failing('component', [
      'function Line() { return t("a") }',
      'const Line = () => (isBusy ? t("a") : null)',
    ]),
  ],
})
