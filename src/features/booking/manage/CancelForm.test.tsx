import { screen, waitFor } from '@testing-library/react'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { expectToasts, fillInField, getToasts } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { ManageAppointment } from './ManageAppointment'
import {
  booked,
  button,
  cancelled,
  findTitle,
  getReasonField,
  goOnline,
  listAppointments,
  moved,
  newTicket,
  oldTicket,
  openForm,
  submitCancel,
} from './testing/renderAppointment'

mockBrowser()
const service = startContactServiceServer()
const { appointment: text, scheduledemo } = texts.en

beforeEach(() => {
  service.reply('getAppointment', { data: booked })
})

describe('a cancellation', () => {
  it('needs no reason', async () => {
    service.reply('cancelAppointment', { data: cancelled })
    const { user } = await openForm('cancel')
    expect(await findTitle(text.cancel_title)).toHaveFocus()
    await user.click(button(text.cancel))
    expect(await findTitle(text.cancelledNow_title)).toHaveFocus()
    expect(screen.getByText(text.cancelledNow_text)).toBeVisible()
    expect(screen.getByText('10:00 AM · Madrid')).toBeVisible()
    expect(getToasts()).toEqual([])
    expect(service.getRequests('cancelAppointment').map(({ body }) => body)).toEqual([undefined])
  })

  it('tells a reason, which is kept if it fails, and where the visitor looks elsewhere', async () => {
    service.reply('cancelAppointment', 'networkError', { data: cancelled })
    const { user } = await openForm('cancel')
    await fillInField(user, getReasonField(), ' I am ill ')
    await user.click(button(text.keep))
    await user.click(button(text.cancel))
    await user.click(button(text.cancel))
    expect(await screen.findByText(text.advice_offline)).toBeVisible()
    await expectToasts(text.error_cancel)
    expect(getReasonField()).toHaveValue(' I am ill ')
    await user.click(button(text.cancel))
    await findTitle(text.cancelledNow_title)
    await expectToasts()
    expect(service.getRequests('cancelAppointment').map(({ body }) => body)).toEqual([
      { reason: 'I am ill' },
      { reason: 'I am ill' },
    ])
  })

  it('keeps its reason while the visitor is on another page', async () => {
    const { user, rerender } = await openForm('cancel')
    await fillInField(user, getReasonField(), 'I am ill')
    rerender(null)
    rerender(<ManageAppointment />)
    await findTitle(text.booked_title)
    await user.click(button(text.cancel))
    expect(getReasonField()).toHaveValue('I am ill')
  })

  it('whose answer was lost is shown without the failure', async () => {
    service.reply('cancelAppointment', 'networkError')
    service.reply('getAppointment', { data: booked }, { data: cancelled })
    await submitCancel()
    expect(await findTitle(text.cancelledNow_title)).toHaveFocus()
    await expectToasts()
  })

  it('that failed stays, with its reason, if somebody else moves the demo', async () => {
    service.reply('cancelAppointment', 'networkError')
    service.reply('getAppointment', { data: booked }, { data: moved })
    await submitCancel('I am ill')
    await waitFor(() => {
      expect(listAppointments()).toEqual(newTicket)
    })
    expect(await findTitle(text.cancel_title)).toBeVisible()
    expect(getReasonField()).toHaveValue('I am ill')
  })

  it('by somebody else is not told as the visitor’s, who has only opened the form', async () => {
    service.reply('getAppointment', { data: booked }, { data: cancelled })
    await openForm('cancel')
    goOnline()
    expect(await findTitle(text.cancelled_title)).toBeVisible()
  })

  it('counts the characters of a long reason, and refuses too many', async () => {
    const { user } = await openForm('cancel')
    await user.click(getReasonField())
    await user.paste('a'.repeat(490))
    expect(
      screen.getByText(text.characters_left_other.replace('{{count, number}}', '10')),
    ).toBeVisible()
    await user.paste('a'.repeat(12))
    expect(
      screen.getByText(text.characters_over_other.replace('{{count, number}}', '2')),
    ).toBeVisible()
    await user.click(button(text.cancel))
    expect(await screen.findByText(text.error_too_long)).toBeVisible()
    expect(getReasonField()).toHaveFocus()
    expect(service.getRequests('cancelAppointment')).toEqual([])
  })

  it('can’t be edited while it is sent', async () => {
    service.reply('cancelAppointment', 'silence')
    const { user } = await submitCancel('Ill')
    const busy = await screen.findByRole('button', { name: scheduledemo.processing })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(busy).toHaveFocus()
    expect(getReasonField()).toHaveAttribute('readonly')
    await user.click(button(text.keep))
    expect(button(text.keep)).toHaveFocus()
    expect(button(text.keep)).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows the ticket that it is about outside its form, which is not printed (R67)', async () => {
    await openForm('cancel')
    expect(listAppointments()).toEqual(oldTicket)
    expect(screen.getByText('33')).toBeVisible()
    expect(screen.queryByText('33', { selector: 'form *' })).not.toBeInTheDocument()
  })
})
