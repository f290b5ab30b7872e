import { assistantNames } from '@/site/assistants'
import { getOtherLanguage, type Language } from '@/site/language'
import { eachLanguage, sample } from '../fixtures/combinations'
import { now } from '../fixtures/gateway'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'
import { DemoChat } from '../pages/DemoChat'

test.use({ viewport: viewports.wide, contextOptions: { reducedMotion: 'no-preference' } })

/** Milliseconds by which the clock advances while a script loads. */
const tick = 10

/** React reveals suspended content by timers, so the clock is advanced until it does. */
const expectBeginning = (chat: DemoChat, language: Language) =>
  expect(async () => {
    await chat.page.clock.runFor(tick)
    const [first] = texts[language]['transcripts/generic'].pickerbot.messages
    expect(await chat.messages().allTextContents()).toEqual([expect.stringContaining(first.text)])
  }).toPass({ intervals: [20] })

describeEach(sample(eachLanguage), ({ language }) => {
  const { pickerbot } = texts[language]['transcripts/generic']

  test('the demo chat plays a message a second, waits for the visitor’s choice and continues', async ({
    page,
    chat,
    site,
  }) => {
    await site.open('howItWorks', '?assistant=pickerbot')
    await chat.log().waitFor()
    await page.clock.pauseAt(new Date(now.getTime() + 60_000))
    await expect(chat.messages()).toHaveCount(0)
    await chat.comeIntoView()
    await expectBeginning(chat, language)

    for (const shown of [1, 2, 3]) {
      await expect(chat.messages()).toHaveCount(shown)
      await page.clock.runFor(1000 - 2 * tick)
      await expect(chat.messages()).toHaveCount(shown)
      await page.clock.runFor(2 * tick)
    }
    await expect(chat.messages()).toHaveCount(4)
    await page.clock.runFor(1000 - 2 * tick)
    await expect(chat.alternatives()).toHaveCount(0)
    await page.clock.runFor(2 * tick)
    await expect(chat.alternatives()).toHaveCount(3)
    await page.clock.runFor(30_000)
    await expect(chat.messages()).toHaveCount(4)

    const [, chosen] = pickerbot.alternatives
    await chat.alternatives().nth(1).click()
    await expect(chat.alternatives().nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(999)
    await expect(chat.alternatives()).toHaveCount(3)
    await page.clock.runFor(1)
    await expect(chat.alternatives()).toHaveCount(0)
    await page.clock.runFor(499)
    await expect(chat.messages()).toHaveCount(4)
    await page.clock.runFor(1)
    await expect(chat.messages()).toHaveCount(5)
    await expect(chat.messages().nth(4)).toContainText(chosen.name)
    await page.clock.runFor(1000)
    await expect(chat.messages()).toHaveCount(6)

    await test.step('scrolling away and back does not restart it', async () => {
      await page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' })
      })
      await chat.comeIntoView()
      await page.clock.runFor(5000)
      await expect(chat.messages()).toHaveCount(6)
    })

    await test.step('all can be shown at once', async () => {
      await chat.replay().click()
      await expectBeginning(chat, language)
      await chat.showAll().click()
      await page.clock.runFor(tick)
      await expect(chat.messages()).toHaveCount(4)
    })

    await test.step('another language restarts it', async () => {
      const other = getOtherLanguage(language)
      await site.switchTo(other)
      const elsewhere = new DemoChat(page, other)
      await elsewhere.comeIntoView()
      await expectBeginning(elsewhere, other)
    })
  })

  test('the demo chat is about the industry on the page of an industry', async ({
    page,
    chat,
    site,
  }) => {
    await site.open('financial', '?assistant=dataanalyst')
    // The document shows the first assistant's panel, which another assistant's then replaces.
    await chat.log().and(page.getByLabel(assistantNames.dataanalyst)).waitFor()
    await chat.comeIntoView()
    const [first] = texts.en['transcripts/financial'].dataanalyst.messages
    await expect(chat.messages().first()).toContainText(first.text)
    // Also on the Spanish site the financial demo is in English, with a note (requirements
    // R12).
    const spoken = page.locator('[lang="en"]').filter({ hasText: first.text })
    await expect(spoken.filter({ visible: true })).toHaveCount(1)
  })
})
