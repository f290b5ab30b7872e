/** The theme's breakpoints, as media queries write them (src/theme/scales.ts). */
const breakpoints = ['37.5rem', '48rem', '56.25rem', '80rem']

const readsTheme =
  'Colours, sizes of text, radii and breakpoints are decided in src/theme: read its variables.'

const allowedValues = {
  'font-size': ['inherit'],
  font: ['inherit', '/^var\\(--font-\\w+\\)$/'],
  '/^border(-\\w+)*-radius$/': ['0', '50%', 'inherit', '/^var\\(--radius-\\w+\\)$/'],
}

/** Stylesheets must use the theme's variables, so that values are defined only in the theme. */
export default {
  ignoreFiles: ['dist/**', 'src/theme/baseline.css', 'tools/video/**'],
  rules: {
    'color-no-hex': [true, { message: readsTheme }],
    'color-named': ['never', { message: readsTheme }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
      { message: readsTheme },
    ],
    'declaration-property-value-allowed-list': [allowedValues, { message: readsTheme }],
    'media-feature-name-value-allowed-list': [{ '/width/': breakpoints }, { message: readsTheme }],
    'media-feature-range-notation': 'context',
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
    'block-no-empty': true,
  },
  overrides: [
    {
      // Drawings made of a figure, whose size is in proportion to the text around.
      files: ['src/pages/pricing/{Plan,Implementation}.module.css'],
      rules: {
        'declaration-property-value-allowed-list': [
          { ...allowedValues, 'font-size': ['/^[\\d.]+em$/'] },
          { message: readsTheme },
        ],
      },
    },
  ],
}
