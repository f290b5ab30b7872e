import path from 'node:path'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig, includeIgnoreFile } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { loneText } from './tools/lint/loneText.mjs'
import {
  colorNames,
  duration,
  fixedColumn,
  fixedColumnMessage,
  offScaleLength,
} from './tools/lint/themeRules.mjs'

const aliasMessage = 'Import modules of src by the alias @/.'

/** What reads the device's clock. */
const clock =
  "NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Date'][property.name='now']"

/** Patterns of what only src/theme decides, in texts such as '1px solid #fff'. */
const color = String.raw`/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i`
const namedColor = String.raw`/(^|[\s(,])(${colorNames})($|[\s),])/i`
const colored =
  'Property[key.name=/color$|^(background|border|outline|fill|stroke|boxShadow|textDecoration)/i]:not(JSXSpreadAttribute *)'
const widthQuery = String.raw`/\bwidth\b[^;]*\d(rem|em|px)/`

const spacing = String.raw`Property[key.name=/^((padding|margin)([A-Z]\w*)?|(row|column)?gap|[pm][xytrbl]?)$/i][value.type!="ObjectExpression"]`
const outsideOfSx = ':not(JSXAttribute[name.name="sx"] *):not([callee.property.name="spacing"] > *)'

/** Selectors of texts that match a pattern. */
const selectTexts = (pattern) => [
  `Literal[value=${pattern}]`,
  `TemplateElement[value.raw=${pattern}]`,
]

const refuse = (selectors, message) => selectors.map((selector) => ({ selector, message }))

/** Spacing off the scale. In `sx`, a number is a multiple of 8 px. */
const offScale = refuse(
  [
    ...selectTexts(`/${offScaleLength}/`).map((text) => `${spacing} ${text}`),
    String.raw`${spacing} Literal[raw=/^(?!(\d*([02468][048]|[13579][26])|[048])$)[\d.]+$/]${outsideOfSx}`,
    String.raw`JSXAttribute[name.name="sx"] ${spacing} Literal[raw=/^\d*\.[^5]|^\d*\.5\d/]`,
  ],
  'Spacing is in src/theme/scales: var(--space-…), or steps of 8 px and 4 px.',
)

/** What only src/theme decides. */
const themeRules = [
  ...refuse(
    [...selectTexts(color), ...selectTexts(namedColor).map((text) => `${colored} ${text}`)],
    'Colours are decided in src/theme: read theme.vars.palette.',
  ),
  ...refuse(selectTexts(widthQuery), 'Breakpoints are in src/theme/scales: use theme.breakpoints.'),
  ...refuse(selectTexts(`/${fixedColumn}/`), fixedColumnMessage),
  ...offScale,
  ...refuse(
    ['Literal[value!="inherit"]', 'TemplateLiteral'].map(
      (value) => `Property[key.name=/^font(Size)?$/] ${value}`,
    ),
    'The type scale is in src/theme/typography: use its variants.',
  ),
  {
    selector: 'Property[key.name="fontWeight"] Literal[value!=/^(normal|fontWeightMedium)$/]',
    message: 'The weight is in src/theme/typography: use typography.fontWeightMedium.',
  },
  {
    selector: 'Property[key.name=/^border.*Radius$/] Literal[value!=/^(0|50%|inherit)$/]',
    message: 'Radii are in src/theme/scales: use theme.vars.radius.',
  },
  ...refuse(
    [
      ...selectTexts(`/${duration}/`).map(
        (text) => `Property[key.name=/^(transition|animation)$/] ${text}`,
      ),
      'CallExpression[callee.property.name="create"] Property[key.name="duration"] Literal',
    ],
    'Durations are in src/theme/scales: use theme.transitions.',
  ),
  {
    // MUI writes `align` as one.
    selector: 'JSXAttribute[name.name=/^(style|align)$/]',
    message: "The site's policy refuses style attributes in documents: use sx or styled().",
  },
]

export default defineConfig(
  includeIgnoreFile(path.join(import.meta.dirname, '.gitignore')),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // One program of all files: with those of `tsc -b`, most types are worked out four times.
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Allows numbers (ports, counts, pixels) in template strings.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Off, since they cost 40 % of the lint's time: the code has no enums, and classes are few.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useStore'],
              message: 'Use the typed hooks of src/store/hooks, which know the state.',
            },
            {
              name: 'moment-timezone',
              message: 'Import the 10-year build through booking/domain/moment: it is smaller.',
            },
          ],
          patterns: [{ group: ['../../*'], message: aliasMessage }],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
    rules: {
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/theme/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...themeRules] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/theme/**', 'src/time/**', 'src/testing/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...themeRules,
        {
          selector: clock,
          message: 'The clock of a device may be wrong: use getNow of src/time/clock.',
        },
      ],
    },
  },
  {
    files: ['src/theme/components/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...offScale] },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { site: { rules: { 'lone-text': loneText } } },
    rules: { 'site/lone-text': 'error' },
  },
  {
    files: ['src/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['src/store/hooks.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/features/**/domain/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: clock,
          message: 'The domain is pure: now is an argument.',
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'window', message: 'The domain is pure: it runs where there is no window.' },
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.ts', 'tools/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      'no-console': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./)+src/', message: aliasMessage }] },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    // Fastify recognizes a finished hook by its promise, and stores return promises although
    // SQLite is synchronous: async turns what they throw into a rejection.
    rules: { '@typescript-eslint/require-await': 'off' },
  },
)
