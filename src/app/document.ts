import { getOtherLanguage } from '../site/language'
import type { PrerenderEntry } from '../site/allRoutes'
import { siteConfig } from '../site/siteConfig'
import type { AnyPageId } from '../site/routes'
import type { CriticalStyles } from '../theme/criticalStyles'
import { insertionPointName } from '../theme/emotionCache'
import { createThemeStyles } from '../theme/themeStyles'
import {
  alternatePathAttribute,
  contentAttribute,
  hydrateEarlyAttribute,
  languageAttribute,
  pageAttribute,
  pathAttribute,
  scriptsAttribute,
  todayAttribute,
} from '../hydration/attributes'
import { loadPageHead, serializeHead } from './head/documentHead'

/** A stylesheet's URL. With its text it is written inline. */
export interface Stylesheet {
  readonly href: string
  readonly text?: string
}

export interface DocumentParts extends PrerenderEntry {
  /** The text of the inline script that runs before the first paint. */
  readonly earlyScript: string
  /** The text of the inline script behind a page that shows today's date. */
  readonly todayScript?: string
  readonly scripts: readonly string[]
  readonly styles: readonly Stylesheet[]
  readonly fonts: readonly string[]
  readonly printSheet: string
  /** Emotion's rules. Absent if the page is rendered by the script alone. */
  readonly criticalStyles?: CriticalStyles
  /** The page's HTML and the URL of its texts. Absent if the page is rendered by the script alone. */
  readonly body?: { readonly root: string; readonly content: string }
}

/** The page's path in its own and in the other language, for the early script. */
function writePaths({ paths, language }: PrerenderEntry): string {
  if (!paths) return ''
  const own = paths[language]
  const other = paths[getOtherLanguage(language)]
  return ` ${pathAttribute}="${own}"${other === own ? '' : ` ${alternatePathAttribute}="${other}"`}`
}

/** Pages that are useless before hydration, so their scripts load right after the first paint. */
const eagerPages: readonly AnyPageId[] = ['scheduleDemo', 'appointment']

/** With analytics, every page hydrates at once, because the consent banner is rendered by the script. */
const isEager = (page: AnyPageId) => eagerPages.includes(page) || siteConfig.analyticsId !== ''

/** The attributes with the files that the early script loads for hydration. */
function writeDeferredAssets({ page, scripts, body }: DocumentParts): string {
  if (!body) return ''
  const assets = ` ${pageAttribute}="${page}" ${contentAttribute}="${body.content}" ${scriptsAttribute}="${scripts.join(' ')}"`
  return `${assets}${isEager(page) ? ` ${hydrateEarlyAttribute}` : ''}`
}

/** Because of `data-href` webpack's runtime does not load the stylesheet again. */
const writeStylesheet = ({ href, text }: Stylesheet) =>
  text === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style data-href="${href}">${text}</style>`

/**
 * Preloads a font in the head. Chromium waits up to 50 ms for it before the first paint, so on a fast
 * connection no heading changes its font, and perhaps its line breaks, after it is shown.
 */
const writeFontPreload = (href: string) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

/**
 * Writes emotion's rules. At hydration, emotion moves its own `<style data-emotion>` to the end of the
 * head, where it would override the stylesheets. A plain `<style>` stays in place, and the `<meta>`
 * before it lists the other rules that the cache must not insert.
 */
const writeCriticalStyles = ({ css, ids }: CriticalStyles = { css: '', ids: [] }) =>
  `<meta name="${insertionPointName}" content="${ids.join(' ')}">${css && `<style>${css}</style>`}`

const writeTodayScript = ({ todayScript = '', body }: DocumentParts) =>
  body?.root.includes(` ${todayAttribute}=`) ? `<script>${todayScript}</script>\n` : ''

/** Renders the HTML document of one path, with its head, styles, scripts and page. */
export async function renderDocument(parts: DocumentParts): Promise<string> {
  const { language, page, earlyScript, scripts, styles, fonts, printSheet, criticalStyles, body } =
    parts
  const head = await loadPageHead(page, language)
  return `<!doctype html>
<html lang="${language}" ${languageAttribute}="${language}"${writePaths(parts)}${writeDeferredAssets(parts)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${earlyScript}</script>
${serializeHead(head)}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${fonts.map(writeFontPreload).join('\n')}
<style>${createThemeStyles()}</style>
${writeCriticalStyles(criticalStyles)}
${styles
  .filter(({ text }) => text !== '')
  .map(writeStylesheet)
  .join('\n')}
${body ? '' : scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root">${body?.root ?? ''}</div>
<link rel="stylesheet" href="${printSheet}" media="print">
${writeTodayScript(parts)}</body>
</html>
`
}
