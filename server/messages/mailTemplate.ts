import { escapeMarkup } from '@/site/escape'
import { darkColors, lightColors } from '@/theme/tokens'

interface MailLink {
  readonly label: string
  readonly url: string
  /** Whether the link is the mail's main action, which is shown as a button. */
  readonly isMain?: boolean
}

/** The content of a mail, from which both its text and its HTML are made. */
export interface MailContent {
  readonly language: string
  readonly heading: string
  readonly intro?: string
  /** Label and value. A value may have several lines; rows without a value are left out. */
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly links: readonly MailLink[]
  readonly closing: readonly string[]
}

const getRows = ({ rows }: MailContent) => rows.filter(([, value]) => value.trim() !== '')

export function renderText(content: MailContent): string {
  const { heading, intro, links, closing } = content
  const rows = getRows(content).map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  const blocks = [
    heading,
    ...(intro === undefined ? [] : [intro]),
    rows.join('\n'),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...closing,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

const writeColors = (palette: Readonly<Record<keyof typeof lightColors, string>>) => `
  body { background: ${palette.paper}; color: ${palette.ink}; }
  .card { background: ${palette.surface}; border-color: ${palette.line}; }
  th, .closing { color: ${palette.muted}; }
  .button { background: ${palette.indigo}; color: ${palette.onIndigo}; }
  .quiet { color: ${palette.indigo}; }`

const styles = `
  body { margin: 0; padding: 24px 12px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; }
  .card { max-width: 560px; margin: 0 auto; padding: 24px; border: 1px solid; border-radius: 16px; }
  h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  table { width: 100%; margin: 0 0 20px; border-collapse: collapse; }
  th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; }
  th { width: 36%; font-weight: 400; }
  td { font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
  .button { display: inline-block; padding: 12px 20px; border-radius: 999px; font-weight: 600; text-decoration: none; }
  .closing { font-size: 14px; margin-bottom: 8px; }
  ${writeColors(lightColors)}
  @media (prefers-color-scheme: dark) {${writeColors(darkColors)}
  }`

export function renderHtml(content: MailContent): string {
  const { language, heading, intro, links, closing } = content
  const rows = getRows(content).map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeMarkup(label)}</th><td>${escapeMarkup(value)}</td></tr>`,
  )
  const anchors = links.map(({ label, url, isMain }) => {
    const kind = isMain ? 'button' : 'quiet'
    return `<p><a class="${kind}" href="${escapeMarkup(url)}">${escapeMarkup(label)}</a></p>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(heading)}</title>
<style>${styles}</style>
</head>
<body>
<div class="card">
<h1>${escapeMarkup(heading)}</h1>
${intro === undefined ? '' : `<p>${escapeMarkup(intro)}</p>`}
<table>${rows.join('')}</table>
${anchors.join('\n')}
${closing.map((text) => `<p class="closing">${escapeMarkup(text)}</p>`).join('\n')}
</div>
</body>
</html>
`
}
