import { getOtherLanguage } from '../site/language'
import type { PrerenderEntry } from '../site/prerenderEntries'
import { siteConfig } from '../site/siteConfig'
import type { AnyPageId } from '../site/routes'
import type { CriticalStyles } from '../theme/criticalStyles'
import { insertionPointName } from '../theme/emotionCache'
import { createThemeStyles } from '../theme/themeStyles'
import {
  alternatePathAttribute,
  contentAttribute,
  hydrateEarlyAttribute,
  pageAttribute,
  pathAttribute,
  scriptsAttribute,
} from '../hydration/attributes'
import { serializeHead } from './head/serializeHead'
import { loadPageHead } from './head/loadPageHead'

/** A stylesheet by its address; with its text it is written into the document. */
export interface Stylesheet {
  readonly href: string
  readonly text?: string
}

interface DocumentParts extends PrerenderEntry {
  /** The text of the inline script that runs before the first paint. */
  readonly earlyScript: string
  readonly scripts: readonly string[]
  readonly styles: readonly Stylesheet[]
  readonly fonts: readonly string[]
  /** Emotion's rules; none where the script makes the page. */
  readonly criticalStyles?: CriticalStyles
  /** The page itself, and where what it says stands as data; none where the script makes the page. */
  readonly body?: { readonly root: string; readonly content: string }
}

/** The page's path in its own and in the other language, for the early script. */
function writePaths({ paths, language }: PrerenderEntry): string {
  if (!paths) return ''
  const own = paths[language]
  const other = paths[getOtherLanguage(language)]
  return ` ${pathAttribute}="${own}"${other === own ? '' : ` ${alternatePathAttribute}="${other}"`}`
}

/** Pages on which there is nothing to do before their script is there. */
const eagerPages: readonly AnyPageId[] = ['scheduleDemo']

/** Views are counted, after consent has been asked for, whether or not the visitor does anything. */
const isEager = (page: AnyPageId) => eagerPages.includes(page) || siteConfig.analyticsId !== ''

/** What the early script loads when the page is to be hydrated. */
function writeDeferredAssets({ page, scripts, body }: DocumentParts): string {
  if (!body) return ''
  const assets = ` ${pageAttribute}="${page}" ${contentAttribute}="${body.content}" ${scriptsAttribute}="${scripts.join(' ')}"`
  return `${assets}${isEager(page) ? ` ${hydrateEarlyAttribute}` : ''}`
}

/** The bundler's runtime knows by `data-href` that it need not load the file. */
const style = ({ href, text }: Stylesheet) =>
  text === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style data-href="${href}">${text}</style>`

/**
 * In the head it holds back the first paint, in Chromium for up to 50 ms: on a quick line the font is
 * there by then, and no heading changes its face, and maybe its lines, before the visitor's eyes.
 */
const font = (href: string) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

/**
 * Emotion's own `<style data-emotion>` would be moved to the end of the head at hydration, and so
 * override the stylesheets. A plain one stays, and the `<meta>` before it tells the cache what is there.
 */
const writeCriticalStyles = ({ css, ids }: CriticalStyles = { css: '', ids: [] }) =>
  `<meta name="${insertionPointName}" content="${ids.join(' ')}">${css && `<style>${css}</style>`}`

/** The HTML document of one address: its language, what is said of its page, the site's assets. */
export async function documentHtml(parts: DocumentParts): Promise<string> {
  const { language, page, earlyScript, scripts, styles, fonts, criticalStyles, body } = parts
  const head = await loadPageHead(page, language)
  return `<!doctype html>
<html lang="${language}"${writePaths(parts)}${writeDeferredAssets(parts)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${earlyScript}</script>
${serializeHead(head)}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${fonts.map(font).join('\n')}
<style>${createThemeStyles()}</style>
${writeCriticalStyles(criticalStyles)}
${styles
  .filter(({ text }) => text !== '')
  .map(style)
  .join('\n')}
${body ? '' : scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root">${body?.root ?? ''}</div>
</body>
</html>
`
}
