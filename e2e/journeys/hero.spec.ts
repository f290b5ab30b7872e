import { eachLanguage, sample } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

describeEach(sample(eachLanguage), ({ language }) => {
  test('the last answer of the hero types itself once, and ends as the document shows it', async ({
    page,
  }) => {
    await page.goto('/')
    const conversation = page.getByRole('list', { name: texts[language].hero.chat_label })
    await conversation
      .locator('img')
      .last()
      .evaluate((image: HTMLImageElement) => image.decode())
    // Chromium draws the edges of what has moved a shade differently, so pictures cannot be compared.
    const readStyles = () =>
      conversation.locator('li > *').evaluateAll((parts) =>
        parts.map((part) => {
          const { opacity, transform } = getComputedStyle(part)
          const { x, y, width, height } = part.getBoundingClientRect()
          return { opacity, transform, x, y, width, height }
        }),
      )
    const still = await readStyles()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const moving = await conversation.evaluate((list) =>
      list.getAnimations({ subtree: true }).map((animation) => {
        const frames = (animation.effect as KeyframeEffect).getKeyframes()
        animation.finish()
        return frames.flatMap((frame) => Object.keys(frame))
      }),
    )
    const allowed = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'transform']
    expect(moving.length).toBeGreaterThan(0)
    expect(moving.flat().filter((property) => !allowed.includes(property))).toEqual([])
    expect(await readStyles()).toEqual(still)
  })
})
