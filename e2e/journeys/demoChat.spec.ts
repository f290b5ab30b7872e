import { assistantNames } from '@/site/assistants'
import { eachLanguage, sample } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'

test.use({ viewport: viewports.wide, contextOptions: { reducedMotion: 'no-preference' } })

describeEach(sample(eachLanguage), () => {
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
