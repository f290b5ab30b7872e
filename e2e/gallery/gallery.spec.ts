import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { hydratedAttribute } from '@/hydration/attributes'
import { languages } from '@/site/language'
import type { State } from '../accessibility/state'
import { states } from '../accessibility/states'
import { combine } from '../fixtures/combinations'
import { test } from '../fixtures/test'
import { screens } from '../fixtures/visitor'
import { getPictureName, writeIndex } from './contactSheet'

const folder = path.join(import.meta.dirname, '../../gallery')

const sizes = { ...screens, large: { width: 1920, height: 1080 } }

const appearances = combine({
  language: languages,
  colorScheme: ['light', 'dark'],
  screen: ['narrow', 'medium', 'wide', 'large'],
})

const exists = ({ isOnlyAtWidth, width = 'wide' }: State, screen: keyof typeof sizes) =>
  !isOnlyAtWidth || width === screen

/** The names of all pictures that can be drawn. */
const pictures = new Set(
  appearances.flatMap(({ language, colorScheme, screen }) =>
    states
      .filter((state) => exists(state, screen))
      .map(({ name }) =>
        getPictureName({ state: name, language, colorScheme, width: sizes[screen].width }),
      ),
  ),
)

/** How long a part of the page stays in view. What starts in view needs more than one frame for it. */
const framesPerStep = 4

/** Scrolls through the page and back to its top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < frames; frame += 1) await nextFrame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }, framesPerStep)
  await page.waitForLoadState('networkidle')
}

/**
 * Shows everything. The first scroll through the page hydrates it. The second loads and starts what
 * waits until it is near the viewport.
 */
async function showWhole(page: Page): Promise<void> {
  await scrollThrough(page)
  await page.locator(`html[${hydratedAttribute}]`).waitFor()
  await scrollThrough(page)
}

/** Waits until the page has not scrolled for ten frames: some states bring a message into view. */
const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    let top = scrollY
    for (let still = 0; still < 10; still = scrollY === top ? still + 1 : 0) {
      top = scrollY
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true })
})

test.afterAll(() => {
  writeIndex(folder, pictures)
})

for (const { language, colorScheme, screen } of appearances) {
  const { width } = sizes[screen]
  test.describe(`${language}, ${colorScheme}, ${width}`, () => {
    test.use({
      locale: language,
      colorScheme,
      viewport: sizes[screen],
      timezoneId: 'Europe/Madrid',
    })

    for (const state of states.filter((each) => exists(each, screen))) {
      test(state.name, async ({ page, visit }) => {
        await state.reach(visit)
        const isPage = state.name.startsWith('page ')
        if (isPage) await showWhole(page)
        await waitForScrollEnd(page)
        await page.screenshot({
          path: path.join(
            folder,
            getPictureName({ state: state.name, language, colorScheme, width }),
          ),
          animations: 'disabled',
          fullPage: isPage,
          type: 'jpeg',
          quality: 75,
        })
      })
    }
  })
}
