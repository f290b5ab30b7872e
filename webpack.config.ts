import { createRequire } from 'node:module'
import path from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import 'webpack-dev-server'
import { documentHtml } from './src/app/document'
import { htmlFiles } from './src/site/htmlFiles'

const require = createRequire(import.meta.url)
const root = import.meta.dirname
const flags = path.join(path.dirname(require.resolve('country-flag-icons/package.json')), '3x2')

const compressed = { test: /\.(js|css|html|svg|json|txt|xml)$/, minRatio: 0.95 }

/** What html-webpack-plugin hands to a template, as far as ours reads it; it types it as any. */
interface TemplateParameters {
  readonly htmlWebpackPlugin: { readonly files: { readonly js: string[]; readonly css: string[] } }
  readonly compilation: webpack.Compilation
}

/** The browser's build. Every HTML file of the site map gets the same script and its own head. */
export default function configuration(
  _env: unknown,
  { mode = 'production' }: { mode?: 'production' | 'development' },
): Configuration {
  const production = mode === 'production'
  const name = production ? '[name].[contenthash:10]' : '[name]'
  return {
    mode,
    target: ['web', 'es2022'],
    entry: { browser: path.join(root, 'src/browser.tsx') },
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: `assets/${name}[ext]`,
      clean: true,
    },
    devtool: production ? false : 'eval-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          resolve: { fullySpecified: false },
          use: 'swc-loader',
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  exportLocalsConvention: 'as-is',
                  namedExport: false,
                  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
                },
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      runtimeChunk: 'single',
      splitChunks: { chunks: 'all' },
      minimizer: ['...', new CssMinimizerPlugin()],
      minimizeOptions: { html: false },
    },
    performance: { hints: false },
    plugins: [
      new webpack.EnvironmentPlugin({
        SITE_URL: 'https://www.example.com',
        SITE_KEY: 'demo-site-key',
        CONTACT_SERVICE_URL: '/api/v1',
        GEOLOCATION_URL: '/api/geolocation',
        ANALYTICS_ID: '',
      }),
      // The page formats dates with Intl; moment's own locales would only weigh (42 KiB).
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      ...htmlFiles().map(
        (file) =>
          new HtmlWebpackPlugin({
            filename: file.file,
            inject: false,
            minify: false,
            templateContent: (parameters) => {
              const { htmlWebpackPlugin, compilation } = parameters as TemplateParameters
              return documentHtml({
                ...file,
                scripts: htmlWebpackPlugin.files.js,
                styles: htmlWebpackPlugin.files.css,
                fonts: Object.keys(compilation.assets)
                  .filter((asset) => asset.endsWith('.woff2'))
                  .map((asset) => `/${asset}`),
              })
            },
          }),
      ),
      new CopyPlugin({
        patterns: [
          { from: 'public', noErrorOnMissing: true },
          {
            from: '*.svg',
            context: flags,
            to: ({ absoluteFilename = '' }) =>
              `flags/${path.basename(absoluteFilename).toLowerCase()}`,
          },
        ],
      }),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
      }),
      ...(production
        ? [
            new CompressionPlugin({
              ...compressed,
              algorithm: 'gzip',
              filename: '[path][base].gz',
            }),
            new CompressionPlugin({
              ...compressed,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
            }),
          ]
        : []),
    ],
    devServer: { hot: true, static: false },
  }
}
