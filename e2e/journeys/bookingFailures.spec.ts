import { languages } from '@/site/language'
import { combine, eachLanguage, sample } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { takeSlot } from '../fixtures/contacts'
import { visitor } from '../fixtures/visitor'

const date = '2026-11-26'

const incomplete = combine({
  language: sample(languages),
  width: ['narrow', 'wide'],
  missing: ['the day', 'the time'],
})

describeEach(incomplete, ({ missing }) => {
  test('step 1 shows in view what is missing', async ({ page, booking }) => {
    await booking.open()
    if (missing === 'the time') {
      await booking.chooseDay(date)
      await booking.slot('10:00').waitFor()
    }
    await booking.button('continue').click()
    await expect(page.getByText(booking.text.error_select_datetime)).toBeInViewport()
  })
})

describeEach(sample(eachLanguage), () => {
  test('a slot that another visitor has taken leads back to the times with everything typed (R27)', async ({
    page,
    gateway,
    contacts,
    booking,
  }) => {
    await booking.open()
    await booking.fillIn(date, '10:00', visitor)
    await takeSlot(gateway.database, { date, time: '10:30', duration: '00:30' })
    await booking.button('continue').click()
    await expect(page.getByText(booking.text.slotTaken_title)).toBeVisible()
    await booking.button('back_to_times').click()

    await expect(booking.heading(1)).toBeFocused()
    await expect(booking.day(date)).toHaveAttribute('aria-selected', 'true')
    await expect(booking.takenSlot('10:00')).toBeDisabled()
    await booking.slot('11:00').check()
    await booking.button('continue').click()
    await expect(booking.field('name')).toHaveValue(visitor.name)
    await booking.book()
    expect((await contacts.stored()).activities).toMatchObject([
      { due_time: '10:30' },
      { due_time: '11:00' },
    ])
  })
})
