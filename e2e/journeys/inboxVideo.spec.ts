import type { Page } from '@playwright/test'
import { languages, type Language } from '@/site/language'
import { combine, coverValues, eachLanguage, sample } from '../fixtures/combinations'
import { measure } from '../fixtures/measure'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { screens } from '../fixtures/visitor'

const schemes = ['light', 'dark'] as const

const combinations = combine({
  language: languages,
  colorScheme: schemes,
  width: ['narrow', 'medium', 'wide'],
})

const getOther = (scheme: (typeof schemes)[number]) => (scheme === 'light' ? 'dark' : 'light')

/** Names of the video's files and posters that the page has requested so far, each once. */
function listenForFiles(page: Page): () => string[] {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/(inbox-[^/]+)$/.exec(request.url())?.[1]
    if (name !== undefined) names.add(name)
  })
  return () => [...names].sort()
}

const findCaption = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 2, name: texts[language].hero.video_title }).locator('..')

const findPoster = (page: Page, language: Language) =>
  page.getByRole('img', { name: texts[language].hero.video_description })

describeEach(coverValues(combinations), ({ language, colorScheme, width }) => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const file = `inbox-${language}-${colorScheme}`
  const poster = `${file}-${width === 'narrow' ? 640 : 1280}.webp`

  test("the inbox loads one video and one poster, in the site's scheme", async ({ page }) => {
    const files = listenForFiles(page)
    await page.goto('/')
    await findCaption(page, language).scrollIntoViewIfNeeded()
    await expect.poll(files).toEqual([poster, `${file}.webm`])
    const other = getOther(colorScheme)
    const choice = texts[language].footer[`appearance_${other}`]
    await page.getByRole('button', { name: choice }).click()
    await findCaption(page, language).scrollIntoViewIfNeeded()
    const others = [poster, `${file}.webm`].map((name) => name.replace(colorScheme, other))
    await expect.poll(files).toEqual([poster, `${file}.webm`, ...others].sort())
  })
})

// How long the caption is, and where it lies, depends on language and width together.
describeEach(eachLanguage, ({ language }) => {
  test('the inbox is hidden by neither its caption nor its button', async ({ page, site }) => {
    await site.open('home')
    const image = findPoster(page, language)
    for (const [name, size] of Object.entries(screens))
      await test.step(name, async () => {
        await page.setViewportSize(size)
        await image.scrollIntoViewIfNeeded()
        const picture = await measure(image)
        const caption = await measure(findCaption(page, language))
        // What the drawing leaves empty: a corner below the list of conversations, and an edge
        // below the note at the right.
        const endOfConversations = picture.y + picture.height * 0.77
        const endOfList = picture.x + picture.width * 0.27
        const endOfNote = picture.y + picture.height * 0.83
        expect(caption.y).toBeGreaterThan(endOfConversations)
        expect(caption.y >= picture.bottom || caption.right <= endOfList).toBe(true)
        const button = page.getByRole('button', { name: texts[language].hero.play_video })
        const { y, bottom } = await measure(button)
        expect(y).toBeGreaterThan(endOfNote)
        expect(caption.y >= bottom || caption.right < picture.right - picture.width / 2).toBe(true)
      })
  })
})

describeEach(sample(eachLanguage), ({ language }) => {
  test.use({ viewport: screens.narrow, colorScheme: 'dark' })

  const findLoaded = async (page: Page) => {
    const poster = findPoster(page, language)
    await poster.scrollIntoViewIfNeeded()
    const getLoadedFile = () => poster.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(getLoadedFile).toContain('inbox-')
    return (await getLoadedFile()).split('/').at(-1)
  }

  test.describe('on a phone with fine pixels', () => {
    test.use({ deviceScaleFactor: 3 })

    test('the small poster of the inbox is loaded', async ({ page }) => {
      await page.goto('/')
      expect(await findLoaded(page)).toBe(`inbox-${language}-dark-640.webp`)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the light poster of the inbox is shown, because the page is light', async ({ page }) => {
      const files = listenForFiles(page)
      await page.goto('/')
      await expect.poll(files).toEqual([`inbox-${language}-light-640.webp`])
    })
  })
})
