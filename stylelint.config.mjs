import {
  breakpointWidths,
  duration,
  fixedColumn,
  fixedColumnMessage,
  offScaleLength,
} from './tools/lint/themeRules.mjs'

const readsTheme =
  'Colours, type, spacing, radii, breakpoints and durations are decided in src/theme: read its variables.'

const ownMessages = {
  content: "Lists are numbered already for screen readers: write content: counter(…) / ''.",
  'grid-template-columns': fixedColumnMessage,
}

const allowedValues = {
  'font-size': ['inherit'],
  font: ['inherit', '/^var\\(--font-\\w+\\)$/'],
  'font-weight': ['normal', 'inherit', '/^var\\(--weight-\\w+\\)$/'],
  '/^border(-\\w+)*-radius$/': ['0', '50%', 'inherit', '/^var\\(--radius-\\w+\\)$/'],
}

/** Stylesheets must use the theme's variables, so that values are defined only in the theme. */
export default {
  ignoreFiles: ['src/theme/*.css', 'tools/video/**'],
  rules: {
    'color-no-hex': [true, { message: readsTheme }],
    'color-named': ['never', { message: readsTheme }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
      { message: readsTheme },
    ],
    'declaration-property-value-allowed-list': [allowedValues, { message: readsTheme }],
    'declaration-property-value-disallowed-list': [
      {
        '/^(scroll-)?(padding|margin)|gap$/': [`/${offScaleLength}/`],
        '/^(transition|animation)(-duration)?$/': [`/${duration}/`],
        'grid-template-columns': [`/${fixedColumn}/`],
        content: ['/counter\\((?!.*\\/ )/'],
      },
      { message: (property) => ownMessages[property] ?? readsTheme },
    ],
    // A container query asks for the width at which its own content becomes tight.
    'media-feature-name-value-allowed-list': [
      { '/width/': breakpointWidths },
      { message: readsTheme },
    ],
    'media-feature-range-notation': 'context',
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
    'block-no-empty': true,
  },
  overrides: [
    {
      // The areas of the bubbles, and so the figures in them, are in proportion to the plans.
      files: ['src/pages/pricing/Plans.module.css'],
      rules: {
        'declaration-property-value-allowed-list': [
          { ...allowedValues, 'font-size': ['/^[\\d.]+em$/'] },
          { message: readsTheme },
        ],
      },
    },
  ],
}
