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
  test('each step goes on once nothing is missing, and sends nothing before', async ({
    page,
    contacts,
    booking,
  }) => {
    const { text } = booking
    await booking.open()
    await booking.button('continue').click()
    await expect(page.getByText(text.error_select_datetime)).toBeVisible()
    await booking.choose(date, '10:00')
    await expect(page.getByText(text.error_select_datetime)).toBeHidden()
    await booking.button('continue').click()

    await booking.type({ ...visitor, company: '  ' })
    await booking.button('continue').click()
    await expect(page.getByText(text.error_all_fields)).toBeVisible()
    await expect(booking.field('company')).toBeFocused()
    await expect(booking.field('company')).toHaveAccessibleDescription(text.field_required)

    await booking.type({ company: 'Acme', email: 'lucia@ejemplo' })
    await booking.button('continue').click()
    await expect(booking.field('email')).toHaveAccessibleDescription(text.error_valid_email)

    await booking.type({ email: visitor.email, phone: '12 34-5' })
    await booking.button('continue').click()
    await expect(booking.field('phone')).toHaveAccessibleDescription(text.error_valid_phone)
    expect((await contacts.stored()).organizations).toEqual([])
  })

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
