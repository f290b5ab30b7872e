import { createRequire } from 'node:module'
import path from 'node:path'
import CopyPlugin from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { ContentDocumentsPlugin } from './scripts/prerender/ContentDocumentsPlugin'
import {
  AssetManifestPlugin,
  findLinkedFiles,
  isStart,
  manifestFile,
  prerenderFolder,
} from './scripts/prerender/assetManifest'
import { compileEarlyScript } from './scripts/prerender/compileInlineScripts'
import {
  flags,
  getHashedFile,
  getHashedPaths,
  HashedPathsPlugin,
  type Mode,
} from './scripts/prerender/hashedPaths'
import { renderDocument } from '@/app/document'
import { patienceMs } from '@/site/loading'
import { getPrerenderEntries } from '@/site/allRoutes'
import { siteDefaults } from '@/site/siteDefaults'
import { createLightStyles } from '@/theme/themeStyles'

const require = createRequire(import.meta.url)
const root = import.meta.dirname

/**
 * The template parameters of html-webpack-plugin that the template reads. The plugin does not type them.
 */
interface TemplateParameters {
  readonly htmlWebpackPlugin: { readonly files: { readonly js: string[]; readonly css: string[] } }
  readonly compilation: webpack.Compilation
}

const subsetFont = path.join(root, 'tools/fonts/subsetFontLoader.ts')

/**
 * Both builds must generate the same class names: one writes them into the HTML, the other into the
 * styles.
 */
const createCssModulesOptions = (mode: Mode) => ({
  auto: true,
  exportLocalsConvention: 'as-is',
  namedExport: false,
  localIdentName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]',
})

const scriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  resolve: { fullySpecified: false },
  use: require.resolve('swc-loader'),
}

/**
 * Marks our modules as free of side effects except for these. Otherwise importing one thing from a
 * feature's index would bundle the whole feature.
 */
const pureRule = {
  include: path.join(root, 'src'),
  test: /\.tsx?$/,
  exclude: /[\\/](browser|prerender)\.tsx$|[\\/]adoptGooberStyles\.ts$/,
  sideEffects: false,
}

const sourceAlias = { '@': path.join(root, 'src') }

/** React itself has the hook that this package brings to older versions. */
const shimAlias = { 'use-sync-external-store/shim$': 'react' }

const shared: Configuration = {
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: sourceAlias },
  performance: { hints: false },
}

/**
 * The router's package only offers bundlers its development build, with warnings of no use here.
 */
const productionRouter = {
  'react-router$': path.join(
    path.dirname(require.resolve('react-router/package.json')),
    'dist/production/index.mjs',
  ),
}

/** Replacements for parts of packages that no page uses; saves 10 KB of script (brotli). */
const substitutes = [
  {
    module: /[\\/](CircularProgress|TextareaAutosize|TouchRipple)\.m?js$/,
    file: 'renderNothing.ts',
  },
  {
    module:
      /svg-icons[\\/](Cancel|ErrorOutline|InfoOutlined|ReportProblemOutlined|SuccessOutlined)\.m?js$/,
    file: 'renderNothing.ts',
  },
  { module: /^lodash-es\/clone(Deep)?$/, file: 'copyPlainData.ts' },
  { module: /^lodash-es\/toPath$/, file: 'splitFieldPath.ts' },
  { module: /^(hoist-non-react-statics|tiny-case)$/, file: 'keepAsIs.ts' },
]

/** The chunks of times and forms. */
const formChunks = ['booking-times', 'use-booking', 'page-appointment', 'use-contact']
const isForm = ({ name }: { name?: string | null }) => formChunks.includes(name ?? '')

/** What most of MUI's larger components need: each page that has one would have a copy. */
const slots = /@mui[\\/].+[\\/](useSlot|(merge|omit|extract|append|resolve|isHost)[A-Z]\w+)\.mjs$/

/** One file for the packages that every page starts with, and files for what times and forms share. */
const sharedChunks = {
  packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: isStart, enforce: true },
  slots: { test: slots, name: 'packages', chunks: 'all' as const, enforce: true },
  forms: { chunks: isForm, minChunks: 2, minSize: 20_000 },
}

/**
 * Shared code is split off only if it is large: many small files compress worse (10 KB on the home
 * page) and need more requests.
 */
const minSharedSize = 200_000

/** The pages of the development server: a document each, which the browser's script fills. */
const createDevelopmentPages = () => {
  const earlyScript = compileEarlyScript()
  return getPrerenderEntries().map(
    (file) =>
      new HtmlWebpackPlugin({
        filename: file.file,
        inject: false,
        minify: false,
        templateContent: (parameters) => {
          const { htmlWebpackPlugin, compilation } = parameters as TemplateParameters
          return renderDocument({
            ...file,
            earlyScript,
            scripts: htmlWebpackPlugin.files.js,
            styles: htmlWebpackPlugin.files.css.map((href) => ({ href })),
            ...findLinkedFiles(Object.keys(compilation.assets)),
          })
        },
      }),
  )
}

/** The browser build. */
export function siteConfiguration(mode: Mode): Configuration {
  const production = mode === 'production'
  const name = production ? '[name].[contenthash:6]' : '[name]'
  const hashedPaths = getHashedPaths(mode)
  return {
    ...shared,
    resolve: {
      ...shared.resolve,
      alias: { ...sourceAlias, ...shimAlias, ...(production && productionRouter) },
    },
    name: 'site',
    mode,
    target: ['web', 'es2022'],
    entry: { browser: path.join(root, 'src/browser.tsx') },
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      chunkLoadTimeout: patienceMs,
      assetModuleFilename: `assets/${name}[ext]`,
    },
    devtool: production ? false : 'eval-source-map',
    module: {
      rules: [
        scriptRule,
        pureRule,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: { modules: createCssModulesOptions(mode) },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource', use: subsetFont },
      ],
    },
    optimization: {
      splitChunks: { chunks: 'all', minSize: minSharedSize, cacheGroups: sharedChunks },
      minimizer: ['...', new CssMinimizerPlugin()],
      minimizeOptions: { html: false },
    },
    plugins: [
      new webpack.EnvironmentPlugin(siteDefaults),
      ...substitutes.map(
        ({ module, file }) =>
          new webpack.NormalModuleReplacementPlugin(
            module,
            path.join(root, 'src/substitutes', file),
          ),
      ),
      // `i18n/format.ts` writes dates, so moment's locales (42 KiB) are left out.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            to: ({ context, absoluteFilename = '' }) =>
              getHashedFile(
                hashedPaths,
                path.relative(context, absoluteFilename).replaceAll(path.sep, '/'),
              ),
          },
          {
            from: '*.svg',
            context: flags,
            to: ({ absoluteFilename = '' }) =>
              getHashedFile(hashedPaths, `flags/${path.basename(absoluteFilename).toLowerCase()}`),
          },
          {
            from: 'src/theme/print.css',
            to: `assets/print${production ? '.[contenthash:6]' : ''}.css`,
            transform: (rules) => `${createLightStyles()}${rules.toString()}`,
          },
        ],
      }),
      new ContentDocumentsPlugin(),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
      }),
      ...(production
        ? [
            new HashedPathsPlugin(hashedPaths),
            new AssetManifestPlugin(path.join(root, manifestFile)),
          ]
        : createDevelopmentPages()),
    ],
  }
}

/** Matches the request of a package in node_modules, not of a stylesheet. */
const isPackage = /^(@[a-z]|[a-z])[^:]*$/

/** The build that Node runs to prerender every page, in production alone. */
export function prerenderConfiguration(): Configuration {
  const mode = 'production'
  return {
    ...shared,
    name: 'prerender',
    mode,
    target: 'node20',
    entry: path.join(root, 'src/prerender.tsx'),
    output: {
      path: path.join(root, prerenderFolder),
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
    },
    // Packages are loaded by Node itself; only the site's modules are bundled.
    externals: [
      ({ request }, done) => {
        if (request && isPackage.test(request) && !request.endsWith('.css'))
          done(undefined, `commonjs ${request}`)
        else done()
      },
    ],
    module: {
      rules: [
        scriptRule,
        {
          test: /\.css$/,
          use: [
            {
              loader: require.resolve('css-loader'),
              options: { modules: { ...createCssModulesOptions(mode), exportOnlyLocals: true } },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.EnvironmentPlugin(siteDefaults),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new HashedPathsPlugin(getHashedPaths(mode)),
    ],
  }
}
