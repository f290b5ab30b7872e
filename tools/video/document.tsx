import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@/site/language'
import { createThemeStyles } from '@/theme/themeStyles'
import { CasePanel } from './CasePanel'
import { Chat } from './Chat'
import { ConversationList } from './ConversationList'
import { videoCopy } from './copy'
import type { FrameProps, VideoPictures } from './frame'
import type { Scheme } from './files'
import { getOpacity, moments } from './timeline'

const face =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

const toDataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`

/** The page without content into which the frames are put, with font and styles in a colour scheme. */
export function renderVideoDocument(root: string, scheme: Scheme): string {
  const require = createRequire(path.join(root, 'package.json'))
  const styles = readFileSync(path.join(root, 'tools/video/inbox.css'), 'utf8')
  return `<!doctype html><html data-color-scheme="${scheme}"><meta charset="utf-8"><style>
@font-face{font-family:'Bricolage Grotesque';font-weight:200 800;src:url(${toDataUrl('font/woff2', require.resolve(face))})}
${createThemeStyles()}${styles}</style><body><div id="frame"></div></body>`
}

export function readVideoPictures(root: string): VideoPictures {
  const readPicture = (name: string) =>
    toDataUrl('image/svg+xml', path.join(root, `public/pictures/${name}.svg`))
  return {
    assistant: readPicture('assistants/supportpro'),
    otherAssistant: readPicture('assistants/salesbot'),
    photo: readPicture('chat/sneakers'),
  }
}

/** The inbox at a time of the loop. */
const Scene = (props: FrameProps) => (
  <div className="scene" style={{ opacity: getOpacity(props.time) }}>
    <ConversationList {...props} />
    <Chat {...props} />
    <CasePanel {...props} />
  </div>
)

/** Renders the page's content at a time of the loop, as HTML. The end fades into the opening. */
export function renderFrame(time: number, language: Language, pictures: VideoPictures): string {
  const props = { copy: videoCopy[language], pictures }
  return renderToStaticMarkup(
    <>
      {time > moments.fade && <Scene {...props} time={0} />}
      <Scene {...props} time={time} />
    </>,
  )
}
