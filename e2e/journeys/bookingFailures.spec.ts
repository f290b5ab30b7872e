import { eachLanguage, sample } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { takeSlot } from '../fixtures/contacts'
import { viewports, visitor } from '../fixtures/visitor'

const date = '2026-11-26'

describeEach(sample(eachLanguage), () => {
  test('each step shows what is missing in view on any screen, and sends nothing', async ({
    page,
    contacts,
    booking,
  }) => {
    const { text } = booking
    const expectErrorInView = async () => {
      for (const [name, viewport] of Object.entries(viewports)) {
        await test.step(name, async () => {
          await page.setViewportSize(viewport)
          await booking.button('continue').click()
          await expect(page.getByText(text.error_select_datetime)).toBeInViewport()
        })
      }
    }
    await booking.open()
    await expectErrorInView()
    await booking.chooseDay(date)
    await booking.slot('10:00').waitFor()
    await expectErrorInView()
    await booking.slot('10:00').check()
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
