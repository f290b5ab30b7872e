import type { Locator, Page } from '@playwright/test'
import { languages } from '@/site/language'
import { patienceMs } from '@/site/loading'
import { siteConfig } from '@/site/siteConfig'
import { createVisit } from '../accessibility/createVisit'
import { combine, coverValues } from '../fixtures/combinations'
import { loseFiles, losses, type FileKind } from '../fixtures/loseFiles'
import { lossPlaces, type LossPlace } from '../fixtures/lossPlaces'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

const places = Object.keys(lossPlaces) as (keyof typeof lossPlaces)[]
const getPlace = (name: keyof typeof lossPlaces): LossPlace => lossPlaces[name]

const rows = combine({
  language: languages,
  place: places,
  kind: ['script', 'chunk', 'style', 'content'] satisfies FileKind[],
  loss: Object.keys(losses) as (keyof typeof losses)[],
  duration: ['once', 'for good'],
})
  .filter(({ place, kind }) => kind in lossPlaces[place].files)
  // A style sheet that is cut short is still valid CSS where a proxy hides its length.
  .filter(({ kind, loss }) => !(kind === 'style' && loss === 'cut'))
  // The first scripts are not requested again while they may still come: they would start the site twice.
  .filter(
    ({ kind, loss, duration }) => !(kind === 'script' && loss === 'hangs' && duration === 'once'),
  )
  // A document that does not exist is not asked for twice: an unknown article has none.
  .filter(
    ({ kind, loss, duration }) =>
      !(kind === 'content' && loss === 'missing' && duration === 'once'),
  )

/** Every place once and for good and in both languages, and every loss of every kind. */
const covered = coverValues(
  rows.map((row) => ({
    ...row,
    when: `${row.place} ${row.duration}`,
    text: `${row.place} ${row.language}`,
    what: `${row.kind} ${row.loss}`,
  })),
)

/** Expects something to be seen; `passTime` is called again and again until it is. */
const expectVisible = (element: Locator, passTime: () => Promise<void>) =>
  expect(async () => {
    await passTime()
    await expect(element).toBeVisible({ timeout: 1000 })
  }).toPass()

/** Nothing seems to be loading, and nothing is shown as if the site had a fault. */
async function expectSettled(page: Page, passTime: () => Promise<void>) {
  const waiting = page.locator('[aria-busy=true], [role=progressbar], .MuiSkeleton-root')
  await expect(async () => {
    await passTime()
    for (const each of await waiting.all()) await expect(each).not.toBeInViewport({ timeout: 100 })
  }).toPass({ timeout: 10_000 })
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

for (const { language, place: name, kind, loss, duration } of covered) {
  test.describe(language, () => {
    test.use({ locale: language, timezoneId: 'Europe/Madrid' })

    test(`${name} without a ${kind}: ${loss} ${duration}`, async ({ page, problems }) => {
      problems.expect(/./)
      const { files, before, act, show, getResult, getMessage } = getPlace(name)
      const urls = files[kind]
      if (!urls) throw new Error(`It loads no ${kind}`)
      const visit = createVisit(page, language, problems.expect)
      await before?.(visit)
      // What hangs is lost after a while only.
      const passTime = async () => {
        if (loss === 'hangs') await page.clock.fastForward(patienceMs)
      }
      const bringBack = await loseFiles(page, urls, losses[loss], duration === 'for good')
      await act(visit)
      await show?.(visit)
      const result = getResult(visit)
      const text = duration === 'for good' ? getMessage(visit) : undefined
      if (text === undefined) {
        await expectVisible(result, passTime)
        await expectSettled(page, passTime)
        await expect(page.getByRole('alert').filter({ visible: true, hasText: /\S/ })).toHaveCount(
          0,
        )
        return
      }

      // Of the search it is the status and the button after it; the innermost of what matches.
      const message = page
        .locator('main :is([role=alert], :has(> [role=status]))')
        .filter({ hasText: text, visible: true })
        .last()
      await expectVisible(message.getByText(text), passTime)
      await expect(
        message.getByRole('link', { name: siteConfig.email }).filter({ visible: true }),
      ).toHaveAttribute('href', `mailto:${siteConfig.email}`)
      await expectSettled(page, passTime)

      const { reload, retry } = texts[language].notFound
      await bringBack()
      await message
        .getByRole('link', { name: reload })
        .or(message.getByRole('button', { name: retry }))
        .filter({ visible: true })
        .click()
      await show?.(visit)
      await expect(result).toBeVisible()
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0)
    })
  })
}
