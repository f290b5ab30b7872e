import type { Page, TestInfo } from '@playwright/test'
import { getFirstName } from '@/features/booking/domain/getFirstName'
import { languages } from '@/site/language'
import { allRoutes, getPath } from '@/site/allRoutes'
import type { PageId } from '@/site/routes'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatTime } from '@/i18n/format'
import { getState } from '../accessibility/states'
import { combine, coverValues } from '../fixtures/combinations'
import { describeEach, expect, softly, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'

/** The size of a sheet of A4 without its margins, in CSS pixels. */
const sheet = { width: 703, height: 1031 }

/** What is of no use on paper: controls, and the invitation to a chat. */
const controls =
  'header.MuiAppBar-root, form, input, button, a.MuiButton-root, canvas, video, [role=tablist], [data-hydrate-on-visible], #how-it-works .MuiPaper-root:has(~ [data-hydrate-on-visible]), section:has([role=tabpanel][data-hydrate-on-visible]):not(:has(h3)), [href="#content"], [aria-label="Notifications"]'

/**
 * Shows the page as it is printed: what of its content is not, which controls and empty frames are, what is too
 * pale, which texts a round corner on the left cuts, which long texts are in grids, and which headings are flex containers.
 */
async function readPrinted(page: Page) {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  return page.evaluate((controlSelector) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    /** The contrast of a colour with white paper. */
    const getContrast = (color: string) => {
      if (!context) return 0
      for (const fill of ['white', color]) {
        context.fillStyle = fill
        context.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      )
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    /** `NeedsScript`: it is hidden where scripts run, and a form that is not printed hides it, too. */
    const message = '[role=alert]:has(> [href=""])'
    /** Without scripts what it replaces is not on the screen either. */
    const replaced = `html:not([data-scripting]) ${message} ~ *`
    const exempt = `${controlSelector}, ${replaced}, noscript, .visually-hidden, [aria-hidden=true], [aria-labelledby=add-to-calendar]`
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    const missing: string[] = []
    const pale: string[] = []
    const cut: string[] = []
    /** Whether a point is outside the round corner of a frame, from the corner's own sides. */
    const isBeyond = (radius: string, across: number, down: number) => {
      const size = Number.parseFloat(radius)
      return across < size && down < size && Math.hypot(size - across, size - down) > size
    }
    /** Whether one of the frame's left corners cuts a text. */
    const isCut = (frame: Element | null, { left, top, bottom }: DOMRect) => {
      if (!frame) return false
      const edge = frame.getBoundingClientRect()
      const { borderStyle, borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(frame)
      if (borderStyle === 'none') return false
      return (
        isBeyond(borderTopLeftRadius, left - edge.left, top - edge.top) ||
        isBeyond(borderBottomLeftRadius, left - edge.left, edge.bottom - bottom)
      )
    }
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const text = textContent?.trim()
      if (!parentElement || !text || parentElement.closest(exempt)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const place = range.getBoundingClientRect()
      const { left, right, width } = place
      const isOnSheet = width > 0 && left >= 0 && right <= window.innerWidth
      if (isSeen(parentElement) && isOnSheet) {
        shown.push(text)
        if (getContrast(getComputedStyle(parentElement).color) < 4.5) pale.push(text)
        if (isCut(parentElement.closest('.MuiPaper-root'), place)) cut.push(text)
      } else if (parentElement.closest('main') && !parentElement.closest(message))
        missing.push(text)
    }
    const backgrounds = [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('main > *'),
    ]
    return {
      text: shown.join(' ').replaceAll('\u00a0', ' '),
      missing,
      pale,
      cut,
      controls: [...document.querySelectorAll(controlSelector)]
        .filter(isSeen)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      emptyFrames: [...document.querySelectorAll<HTMLElement>('main .MuiPaper-root')]
        .filter((frame) => isSeen(frame) && !frame.innerText.trim())
        .filter((frame) => ![...frame.querySelectorAll('img')].some(isSeen))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      // Chromium prints the parts of a grid over each other if it goes on on the next sheet.
      longGrids: [...document.querySelectorAll('article > div, article > div *')]
        .filter((element) => getComputedStyle(element).display === 'grid')
        .filter((grid) => grid.querySelector('p + p, p + ul, h2 + p'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      // In a flex container Firefox counts the room below a heading, which hides what follows.
      flexHeadings: [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element, '::after').marginBottom.startsWith('-'))
        .filter((element) => isSeen(element) && getComputedStyle(element).display === 'flex')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      darkGrounds: backgrounds.filter(
        (element) => getContrast(getComputedStyle(element).backgroundColor) > 1.1,
      ).length,
    }
  }, controls)
}

const nothing = {
  missing: [],
  pale: [],
  cut: [],
  controls: [],
  emptyFrames: [],
  longGrids: [],
  flexHeadings: [],
  darkGrounds: 0,
}

/** Prints to a PDF beside the test's other files, to look at. Returns the number of its sheets. */
async function print(page: Page, info: TestInfo, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ path: info.outputPath(`${format}.pdf`), format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

// What fades in does so only for visitors who have not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The most sheets of a page, by format. */
const mostSheets: Partial<Record<PageId, Readonly<Record<string, number>>>> = {
  home: { A4: 7, Letter: 8 },
  industries: { A4: 2, Letter: 2 },
}

/** The booking has its own test below. */
const pages = allRoutes.map(({ id }) => id).filter((id) => id !== 'scheduleDemo')

const visits = combine({
  id: pages,
  visit: ['scrolled', 'not hydrated', 'without scripts'],
  language: languages,
  colorScheme: ['dark', 'light'],
})

const covered = coverValues(visits)

// What has a limit is always printed as most visitors see it.
const printed = visits.filter(
  (row) =>
    covered.includes(row) ||
    (row.id in mostSheets &&
      row.visit === 'scrolled' &&
      row.language === 'es' &&
      row.colorScheme === 'light'),
)

describeEach(printed, ({ visit, language, id }) => {
  test.use({ javaScriptEnabled: visit !== 'without scripts' })

  test('is printed whole, light, without controls and on few sheets (R67)', async ({
    page,
    site,
  }, info) => {
    if (visit === 'scrolled') {
      await site.open(id)
      await page.mouse.wheel(0, 20)
    } else {
      await page.goto(getPath(id, language))
    }
    await page.waitForLoadState('networkidle')
    for (const [format, most] of Object.entries(mostSheets[id] ?? { A4: undefined })) {
      const sheets = await print(page, info, format)
      softly(sheets, format).toBeGreaterThan(0)
      if (most !== undefined) softly(sheets, format).toBeLessThanOrEqual(most)
    }
    const { text, ...problems } = await readPrinted(page)
    expect(text.length).toBeGreaterThan(100)
    expect(problems).toEqual(nothing)
  })
})

const sheets = [
  { name: 'step 3', language: 'es', colorScheme: 'dark' },
  { name: 'step 3', language: 'en', colorScheme: 'light' },
  { name: 'appointment, booked', language: 'es', colorScheme: 'light' },
  { name: 'appointment, moved', language: 'en', colorScheme: 'dark' },
  { name: 'appointment, cancel', language: 'es', colorScheme: 'light' },
] as const

describeEach(sheets, ({ name, language }) => {
  test('a booked demo has one sheet to itself (R67)', async ({ page, visit }, info) => {
    await getState(name).reach(visit)
    expect(await print(page, info)).toBe(1)
    const { text, ...found } = await readPrinted(page)
    // What follows on the page is not on the sheet.
    expect({ ...found, missing: [] }).toEqual(nothing)
    const { confirmation_number, confirmation_intro } = texts[language].scheduledemo
    const isMoved = name === 'appointment, moved'
    for (const printed of [
      confirmation_number,
      formatDate(isMoved ? '2026-11-27' : '2026-11-26', language),
      formatTime(isMoved ? '16:00' : '10:00', language),
      'Madrid',
      ...(name === 'step 3'
        ? [fillIn(confirmation_intro, { name: getFirstName(visitor.name) })]
        : []),
    ])
      expect(text).toContain(printed)
    await expect(page.locator('main > :visible')).toHaveCount(1)
  })
})

for (const [name, step] of [
  ['step 1, chosen', 1],
  ['step 2', 2],
] as const) {
  test(`the title of a step is not printed without its form: ${name} (R67)`, async ({
    page,
    visit,
  }) => {
    await getState(name).reach(visit)
    const booking = texts[visit.language].scheduledemo
    const stepTitle = booking[`step_${step}_title`]
    await expect(page.getByText(stepTitle)).toBeVisible()
    const { text } = await readPrinted(page)
    expect(text).toContain(booking.title)
    expect(text).not.toContain(stepTitle)
    expect(text).not.toContain(fillIn(booking.step_label, { step }))
  })
}
