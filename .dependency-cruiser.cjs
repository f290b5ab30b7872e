const layers = [
  ['site', 'src/(site|time)'],
  ['content', 'src/content'],
  ['i18n', 'src/i18n'],
  ['theme', 'src/theme'],
  ['hydration', 'src/hydration'],
  ['ui', 'src/ui'],
  ['store', 'src/store'],
  ['contactService', 'src/contactService'],
  ['features', 'src/features'],
  ['pages', 'src/pages'],
  ['app', 'src/(app|browser)'],
]

/** Each layer may import what stands before it in the list, and itself; never what stands after. */
const direction = layers.slice(0, -1).map(([name, path], index) => ({
  name: `${name}-imports-downwards`,
  severity: 'error',
  comment: `Imports flow one way (${layers.map(([layer]) => layer).join(' → ')}): '${name}' must not know what is built on it, or neither can be changed alone.`,
  from: { path: `^${path}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: layers.slice(index + 1).map(([, above]) => `^${above}`) },
}))

module.exports = {
  forbidden: [
    ...direction,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Modules that import each other can be neither understood nor tested alone.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'feature-door',
      severity: 'error',
      comment: "A feature's index.ts is its only door: what is behind it may change freely.",
      from: { path: '^src/', pathNot: ['^src/features/([^/]+)/', '\\.test\\.tsx?$'] },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'feature-to-feature-door',
      severity: 'error',
      comment: 'One feature enters another by its index.ts, as a page does.',
      from: { path: '^src/features/([^/]+)/(?!domain/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/[^/]+/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'domain-to-domain',
      severity: 'error',
      comment:
        "A domain enters another feature's domain directly: its index.ts would bring React along.",
      from: { path: '^src/features/([^/]+)/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/domain/'] },
    },
    {
      name: 'domain-is-plain',
      severity: 'error',
      comment:
        'domain/ is plain TypeScript: without React and Redux it can be tested to the instant.',
      from: { path: '^src/features/[^/]+/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|react-redux|@reduxjs|@mui|formik|notistack)/' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      comment: 'Stubs and factories must not reach visitors.',
      from: {
        pathNot: ['\\.test\\.tsx?$', '/testing/', '^e2e/', '^tools/load/', '^scripts/test\\.ts$'],
      },
      to: { path: '/testing/' },
    },
    {
      name: 'server-and-site-share-rules',
      severity: 'error',
      comment:
        'The gateway and the site meet at the contract: they share its schemas, the rules of what can be booked, how a note is written and what a mail needs of the owner’s settings, and nothing else.',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(contactService/schemas/|features/(booking|contactDetails)/domain/|site/(escape|language|siteConfig|siteDefaults)\\.ts$|i18n/(fillIn|format)\\.ts$|content/(es|en)/time_zones\\.ts$|theme/palette\\.ts$)',
      },
    },
    {
      name: 'articles-are-data',
      severity: 'error',
      comment:
        'Articles and the list of all texts are for the build and tests: in the script, every page would grow with them.',
      from: {
        path: '^src/',
        pathNot: [
          '\\.test\\.tsx?$',
          '^src/(articles|searchIndex|testing)/',
          '^src/site/allRoutes\\.ts$',
        ],
      },
      to: {
        path: '^src/(articles/|searchIndex/|site/allRoutes\\.ts$|content/es/index\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'site-knows-no-server',
      severity: 'error',
      comment: 'What runs in the browser must not pull in the gateway.',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'tools-stay-outside',
      severity: 'error',
      comment: 'What builds, tests and measures the product is no part of it.',
      from: { path: '^(src|server)/' },
      to: { path: '^(scripts|tools|e2e)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json', '.css'] },
  },
}
