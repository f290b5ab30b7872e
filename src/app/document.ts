import { isArticleId } from '../content/articles'
import enHead from '../content/en/head'
import esHead from '../content/es/head'
import type { HtmlFile } from '../site/htmlFiles'
import { siteConfig } from '../site/siteConfig'

const headOf = { es: esHead, en: enHead }

interface DocumentParts extends HtmlFile {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The HTML document of one address: its language, title and description, and the site's assets. */
export function documentHtml({
  language,
  page: id,
  scripts,
  styles,
  fonts,
}: DocumentParts): string {
  const page = isArticleId(id) ? 'blog' : id
  const head = headOf[language]
  const text = (key: 'title' | 'description') =>
    escape(head[`${page}_${key}`].replaceAll('{{brand}}', siteConfig.brand))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('title')}</title>
<meta name="description" content="${text('description')}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
</body>
</html>
`
}
