import { isArticleId } from '@/site/article'
import { getArticleSource } from '@/articles/articleList'
import type { StaticPageId, PageId } from '@/site/routes'
import { darkPalette, lightPalette } from '@/theme/palette'

/** A picture of `public/` and its position on the image in pixels. */
export interface PlacedPicture {
  readonly file: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Corner radius, if it is clipped. */
  readonly radius?: number
}

export interface ShareTemplate {
  readonly background: string
  /** The large bubble behind the pictures. */
  readonly bubble: string
  readonly text: string
  /** Colours of the logo's two bubbles and of the letter in them. */
  readonly logo: readonly [back: string, front: string, letter: string]
  /** Width of the title's column. */
  readonly column: number
  readonly pictures: readonly PlacedPicture[]
}

const { primary, background, text, site } = lightPalette

type Tone = Pick<ShareTemplate, 'background' | 'bubble' | 'text' | 'logo'>

const bright: Tone = {
  background: primary.main,
  bubble: primary.dark,
  text: background.paper,
  logo: [background.paper, site.coral, background.paper],
}
const pale: Tone = {
  background: site.sun,
  bubble: background.paper,
  text: text.primary,
  logo: [primary.main, site.coral, background.paper],
}
const night: Tone = {
  background: text.primary,
  bubble: darkPalette.site.indigoSoft,
  text: background.paper,
  logo: [primary.main, site.coral, background.paper],
}
const deep: Tone = { ...night, bubble: primary.main }

const placeAssistant = (key: string, x: number, y: number, size: number): PlacedPicture => ({
  file: `pictures/assistants/${key}.svg`,
  x,
  y,
  width: size,
  height: size,
})

const createPortraitTemplate = (key: string, tone: Tone): ShareTemplate => ({
  ...tone,
  column: 560,
  pictures: [placeAssistant(key, 660, 86, 470)],
})

const team: ShareTemplate = {
  ...night,
  column: 520,
  pictures: [
    placeAssistant('dataanalyst', 640, 26, 220),
    placeAssistant('pickerbot', 900, 34, 230),
    placeAssistant('hrhelper', 610, 330, 240),
    placeAssistant('salesbot', 940, 356, 240),
    placeAssistant('supportpro', 760, 176, 270),
  ],
}

const createIndustryTemplate = (key: string): ShareTemplate => ({
  ...pale,
  column: 470,
  pictures: [{ file: `pictures/industries/${key}.svg`, x: 540, y: 82, width: 640, height: 480 }],
})

const createArticleTemplate = (picture: string): ShareTemplate => ({
  ...deep,
  column: 448,
  pictures: [{ file: picture.slice(1), x: 548, y: 140, width: 624, height: 351, radius: 32 }],
})

const templates: Readonly<Partial<Record<StaticPageId, ShareTemplate>>> = {
  home: team,
  scheduleDemo: createPortraitTemplate('hrhelper', bright),
  howItWorks: createPortraitTemplate('supportpro', night),
  industries: {
    ...bright,
    column: 500,
    pictures: [
      { file: 'pictures/industries/retail.svg', x: 590, y: 20, width: 320, height: 240 },
      { file: 'pictures/industries/health.svg', x: 868, y: 68, width: 320, height: 240 },
      { file: 'pictures/industries/automotive.svg', x: 586, y: 318, width: 320, height: 240 },
      { file: 'pictures/industries/financial.svg', x: 872, y: 366, width: 320, height: 240 },
    ],
  },
  financial: createIndustryTemplate('financial'),
  retail: createIndustryTemplate('retail'),
  automotive: createIndustryTemplate('automotive'),
  health: createIndustryTemplate('health'),
  // The sales assistant's arrow would say that prices rise.
  pricing: createPortraitTemplate('supportpro', bright),
  blog: createPortraitTemplate('pickerbot', night),
  search: createPortraitTemplate('dataanalyst', bright),
}

/** Returns the template of a page's sharing image; pages without one show the support assistant. */
export function getTemplate(id: PageId): ShareTemplate {
  if (!isArticleId(id)) return templates[id] ?? createPortraitTemplate('supportpro', night)
  return createArticleTemplate(getArticleSource(id).picture)
}
