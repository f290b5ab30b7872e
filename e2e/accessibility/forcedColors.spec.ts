import type { Locator } from '@playwright/test'
import { plans } from '@/content/plans'
import { getPath } from '@/site/allRoutes'
import { eachLanguage, sample } from '../fixtures/combinations'
import { describeEach, expect, softly, test, type Visit } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'

/** Takes a picture of an element without focus and pointer. */
async function takePicture(element: Locator): Promise<string> {
  await element.page().evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await element.page().mouse.move(1, 1)
  return (await element.screenshot({ animations: 'disabled' })).toString('base64')
}

/** Returns the share of pixels (0 to 1) that differ between two pictures of one element. */
const compare = (element: Locator, before: string, after: string) =>
  element.page().evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data ?? []
        }),
      )
      if (!first || first.length !== second?.length) return 1
      let differing = 0
      for (let pixel = 0; pixel < first.length; pixel += 4) {
        const isSame = [0, 1, 2].every((channel) => {
          const at = pixel + channel
          return Math.abs((first[at] ?? 0) - (second[at] ?? 0)) < 32
        })
        if (!isSame) differing += 1
      }
      return differing / (first.length / 4)
    },
    [before, after],
  )

interface Choice {
  readonly name: string
  /** What is pictured before and after it is chosen. */
  readonly find: (visit: Visit) => Locator
  /** By default it is clicked. */
  readonly choose?: (visit: Visit) => Promise<unknown>
}

interface Mark {
  readonly name: string
  readonly find: (visit: Visit) => Locator
  readonly pseudo?: '::before'
}

/** A page with all that can be selected, checked or pressed in it. */
interface Place {
  readonly name: string
  readonly open: (visit: Visit) => Promise<unknown>
  /** What is filled with the colour of what is chosen. */
  readonly mark?: Mark
  readonly choices: readonly Choice[]
}

/** A time zone that is neither the value nor active; each is chosen once. */
const findTimeZone = ({ page }: Visit, index: 2 | 3) => page.getByRole('option').nth(index)

/** Shows the appearance of a state that otherwise lasts a moment. */
const setAttribute = (element: Locator, name: string) =>
  element.evaluate((target, attribute) => {
    target.setAttribute(attribute, 'true')
  }, name)

const places: readonly Place[] = [
  {
    name: 'the booking',
    open: ({ booking }) => booking.open(),
    mark: {
      name: 'mark of the step',
      find: ({ page }) => page.locator('[aria-hidden] > [aria-current=step]'),
    },
    choices: [
      { name: 'day', find: ({ booking }) => booking.day('2026-12-03') },
      {
        name: 'time',
        find: ({ booking }) => booking.slot('10:00').locator('xpath=ancestor::label'),
        choose: ({ booking }) => booking.slot('10:00').check(),
      },
    ],
  },
  {
    name: 'the picker of a time zone',
    open: async ({ booking }) => {
      await booking.open()
      await booking.timeZone().click()
    },
    choices: [
      {
        name: 'option of a picker, as its value,',
        find: (visit) => findTimeZone(visit, 2),
        // A chosen option closes the picker.
        choose: (visit) => setAttribute(findTimeZone(visit, 2), 'aria-selected'),
      },
      {
        name: 'option of a picker, by the keyboard or the pointer,',
        find: (visit) => findTimeZone(visit, 3),
        choose: (visit) => findTimeZone(visit, 3).hover(),
      },
    ],
  },
  {
    name: 'a page with a chat',
    open: async ({ site, chat }) => {
      await site.open('howItWorks', '?assistant=pickerbot')
      await chat.log().waitFor()
      await chat.comeIntoView()
    },
    choices: [
      {
        name: 'alternative in a chat',
        find: ({ chat }) => chat.alternatives().first(),
        // With reduced motion a chosen alternative is gone at once, else after a second.
        choose: ({ chat }) => setAttribute(chat.alternatives().first(), 'aria-pressed'),
      },
      { name: 'chat tab', find: ({ chat }) => chat.tab('SalesBot') },
      {
        name: 'appearance',
        find: ({ page, language }) =>
          page.getByRole('button', { name: texts[language].footer.appearance_light }),
      },
    ],
  },
  {
    name: 'the page of an industry',
    open: ({ site }) => site.open('financial'),
    choices: [
      {
        name: 'industry tab',
        find: ({ page }) => page.getByRole('tab', { name: 'SalesBot' }).first(),
      },
    ],
  },
  {
    name: 'the home page',
    open: async ({ site, page }) => {
      await site.open('home')
      const section = page.locator('#ai-assistants')
      await section.scrollIntoViewIfNeeded()
      // The carousel has started.
      await section.getByRole('button').and(page.locator('[aria-current]')).waitFor()
    },
    mark: {
      name: 'dot of the slide',
      find: ({ page }) => page.locator('#ai-assistants [aria-current]'),
      pseudo: '::before',
    },
    choices: [
      {
        name: 'slide',
        find: ({ page }) =>
          page.locator('#ai-assistants').getByRole('button', { name: 'HRHelper' }),
      },
    ],
  },
]

/** Reads a background, and the colour of what is chosen. */
const readColors = (element: Locator, pseudo?: string) =>
  element.evaluate((target, part) => {
    const probe = document.createElement('i')
    Object.assign(probe.style, { color: 'Highlight', forcedColorAdjust: 'none' })
    document.body.append(probe)
    const colors = {
      background: getComputedStyle(target, part).backgroundColor,
      highlight: getComputedStyle(probe).color,
    }
    probe.remove()
    return colors
  }, pseudo)

/** Least share of an element's pixels that must change; a corner's radius changes less. */
const leastChange = 0.02

describeEach(sample(eachLanguage), ({ language }) => {
  test.use({ viewport: viewports.wide, forcedColors: 'active' })

  test('the badge of a plan has an edge, and a plan none without room beside it', async ({
    page,
  }) => {
    await page.goto(getPath('pricing', language))
    const badge = page
      .locator('article .MuiChip-root')
      .filter({ hasText: texts[language].pricing.popular })
    await expect(badge).toHaveCSS('border-top-style', 'solid')
    const shown = await page.locator('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { borderTopStyle, paddingLeft } = getComputedStyle(card)
        return { hasEdge: borderTopStyle !== 'none', hasRoom: paddingLeft !== '0px' }
      }),
    )
    expect(shown).toHaveLength(plans.length)
    for (const { hasEdge, hasRoom } of shown) expect(hasEdge).toBe(hasRoom)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the background of a large figure covers no text above it', async ({ page }) => {
      for (const id of ['home', 'financial'] as const) {
        await test.step(id, async () => {
          await page.goto(getPath(id, language))
          const text = page.locator('main p > span:has(+ strong)')
          await text.scrollIntoViewIfNeeded()
          const before = await takePicture(text)
          await text.locator('+ strong').evaluate((figure) => {
            figure.style.visibility = 'hidden'
          })
          softly(await compare(text, before, await takePicture(text)), id).toBe(0)
        })
      }
    })
  })

  for (const { name: place, open, mark, choices } of places) {
    test(`what is chosen looks different in ${place}`, async ({ visit }) => {
      await open(visit)
      if (mark)
        await test.step(`the ${mark.name} has the colour of what is chosen`, async () => {
          const { background, highlight } = await readColors(mark.find(visit), mark.pseudo)
          softly(background, mark.name).toBe(highlight)
        })
      for (const { name, find, choose } of choices) {
        await test.step(name, async () => {
          const element = find(visit)
          await element.scrollIntoViewIfNeeded()
          const before = await takePicture(element)
          await (choose ? choose(visit) : element.click())
          const changed = async () => compare(element, before, await takePicture(element))
          await softly.poll(changed, name).toBeGreaterThan(leastChange)
        })
      }
    })
  }
})
