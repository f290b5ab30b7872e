import { languages } from '@/site/language'
import { sample } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

for (const language of sample(languages)) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the conversation of the hero types itself once, in its order, and ends as the document shows it', async ({
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
      // The question has no animation: it stands.
      const [question, ...begins] = await conversation
        .locator('li > p')
        .evaluateAll((messages) =>
          messages.map((message) =>
            Math.max(
              ...message
                .getAnimations()
                .map(({ effect }) => effect?.getComputedTiming().delay ?? 0),
            ),
          ),
        )
      expect(question).toBe(-Infinity)
      expect(begins).toHaveLength(3)
      expect(begins).toEqual([...new Set(begins)].sort((one, other) => one - other))
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
}
