import type { HtmlFile } from '../site/htmlFiles'
import { headHtml } from './head/headHtml'
import { loadPageHead } from './head/loadPageHead'

interface DocumentParts extends HtmlFile {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

/** The HTML document of one address: its language, what is said of its page, the site's assets. */
export async function documentHtml({
  language,
  page,
  scripts,
  styles,
  fonts,
}: DocumentParts): Promise<string> {
  const head = await loadPageHead(page, language)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(head)}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
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
