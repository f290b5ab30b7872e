import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { getShareImagePath } from '@/app/head/urls'
import { getArticleSource } from '@/articles/articleList'
import { loadSection } from '@/i18n/loadSection'
import { memoizeByKey } from '@/i18n/memoizeByKey'
import { allRoutes } from '@/site/allRoutes'
import { isArticleId } from '@/site/article'
import { languages, type Language } from '@/site/language'
import type { PageId } from '@/site/routes'
import type { Measure } from './fitTitle'
import { fontFamily, renderShareSvg, renderTextLine } from './shareSvg'
import { getTemplate } from './shareTemplates'

/** Returns the title on a page's sharing image: the article's, or the page's without the brand. */
export async function getShareTitle(id: PageId, language: Language): Promise<string> {
  if (isArticleId(id)) return getArticleSource(id).texts[language].title
  const head = await loadSection(language, 'head')
  return head[`${id}_title`]
}

type Renderer = (svg: string) => Resvg

/**
 * The renderer can't read WOFF2, so this file is the display font as TrueType, in its heaviest
 * weight.
 */
const createRenderer =
  (fontFile: string): Renderer =>
  (svg) =>
    new Resvg(svg, {
      font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: fontFamily },
    })

const measuredSize = 100

/** Text width is proportional to font size, so each text is measured once. */
function createMeasure(renderer: Renderer): Measure {
  const getWidth = memoizeByKey((text: string) => {
    const line = renderTextLine(text, 0, measuredSize, measuredSize, 'black')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200">${line}</svg>`
    return renderer(svg).getBBox()?.width ?? 0
  })
  return (text, size) => (getWidth(text) * size) / measuredSize
}

interface ShareFolders {
  /** The project's root: pictures come from `public`, the font from `tools/sharingImages`. */
  readonly root: string
  /** The built site. */
  readonly output: string
  /** Folder of images by the hash of their input, kept between builds. */
  readonly cache: string
}

/**
 * Writes the 1200×630 sharing image of every page and language into the built site; resolves to how
 * many were drawn. Unchanged images come from the cache.
 */
export async function writeShareImages({ root, output, cache }: ShareFolders): Promise<number> {
  const renderer = createRenderer(
    path.join(root, 'tools/sharingImages/BricolageGrotesque-ExtraBold.ttf'),
  )
  const measure = createMeasure(renderer)
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()
  let drawn = 0
  const pages = allRoutes.flatMap(({ id }) => languages.map((language) => ({ id, language })))
  for (const { id, language } of pages) {
    const title = await getShareTitle(id, language)
    const svg = renderShareSvg(title, getTemplate(id), path.join(root, 'public'), measure)
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`
    const cached = path.join(cache, name)
    if (!existsSync(cached)) {
      writeFileSync(cached, renderer(svg).render().asPng())
      drawn += 1
    }
    used.add(name)
    const target = path.join(output, getShareImagePath(id, language))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(cached, target)
  }
  for (const name of readdirSync(cache)) {
    if (!used.has(name)) rmSync(path.join(cache, name))
  }
  return drawn
}
