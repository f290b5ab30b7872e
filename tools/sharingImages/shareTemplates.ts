import { isArticleId } from '@/site/article'
import type { AssistantKey } from '@/site/assistants'
import { isIndustryKey, type IndustryKey } from '@/site/industries'
import { getArticleSource } from '@/articles/articleList'
import type { StaticPageId, PageId } from '@/site/routes'
import { darkPalette, lightPalette } from '@/theme/palette'
import type { LogoFill } from '@/ui/Logo'

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
  /** What the logo's shapes are filled with. */
  readonly logo: Readonly<Record<LogoFill, string>>
  /** Width of the title's column. */
  readonly column: number
  readonly pictures: readonly PlacedPicture[]
}

const { primary, background, text, site } = lightPalette

type Tone = Pick<ShareTemplate, 'background' | 'bubble' | 'text' | 'logo'>

const logo = {
  'var(--palette-primary-main)': primary.main,
  'var(--palette-site-coral)': site.coral,
  'var(--palette-background-default)': background.paper,
} satisfies ShareTemplate['logo']

const bright: Tone = {
  background: primary.main,
  bubble: primary.dark,
  text: background.paper,
  logo: { ...logo, 'var(--palette-primary-main)': background.paper },
}
const pale: Tone = {
  background: site.sun,
  bubble: background.paper,
  text: text.primary,
  logo,
}
const night: Tone = {
  background: text.primary,
  bubble: darkPalette.site.indigoSoft,
  text: background.paper,
  logo,
}
const deep: Tone = { ...night, bubble: primary.main }

const placeAssistant = (key: AssistantKey, x: number, y: number, size: number): PlacedPicture => ({
  file: `pictures/assistants/${key}.svg`,
  x,
  y,
  width: size,
  height: size,
})

const createPortraitTemplate = (key: AssistantKey, tone: Tone): ShareTemplate => ({
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

const placeIndustry = (key: IndustryKey, x: number, y: number, width: number): PlacedPicture => ({
  file: `pictures/industries/${key}.svg`,
  x,
  y,
  width,
  height: width * 0.75,
})

const createIndustryTemplate = (key: IndustryKey): ShareTemplate => ({
  ...pale,
  column: 470,
  pictures: [placeIndustry(key, 540, 82, 640)],
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
      placeIndustry('retail', 590, 20, 320),
      placeIndustry('health', 868, 68, 320),
      placeIndustry('automotive', 586, 318, 320),
      placeIndustry('financial', 872, 366, 320),
    ],
  },
  // The sales assistant's arrow would say that prices rise.
  pricing: createPortraitTemplate('supportpro', bright),
  blog: createPortraitTemplate('pickerbot', night),
  search: createPortraitTemplate('dataanalyst', bright),
}

/** Returns the template of a page's sharing image; pages without one show the support assistant. */
export function getTemplate(id: PageId): ShareTemplate {
  if (isArticleId(id)) return createArticleTemplate(getArticleSource(id).picture)
  if (isIndustryKey(id)) return createIndustryTemplate(id)
  return templates[id] ?? createPortraitTemplate('supportpro', night)
}
