import { screen, waitFor } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatShortDate } from '@/i18n/format'
import { createListedActivity } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { availabilityRequests } from '../testing/example'
import { button } from '../testing/renderWizard'
import { findTimes, renderStep, times } from './testing/renderStep'

// Early enough that the calendar opens in November.
mockBrowser({ now: '2026-11-17T09:00:00Z' })
const service = startContactServiceServer()

describe('a month without a free slot', () => {
  const turnMonth = async ({ user }: Awaited<ReturnType<typeof renderStep>>) =>
    user.click(button(enScheduledemo.next_month))
  const getText = (month: string) => fillIn(enScheduledemo.month_full, { month })

  const fill = (due_date: string, duration: string) =>
    createListedActivity({ due_date, due_time: '00:00', duration })

  it.each([
    ['the first one', 0, fill('2026-11-18', '312:00'), 'November', '2026-12-01'],
    ['another one', 1, fill('2026-11-30', '840:00'), 'December', '2027-01-04'],
  ])('says so once it is shown, and offers the first day that has one: %s', async (...row) => {
    const [, turns, meeting, month, date] = row
    service.reply('listActivities', { data: [meeting] })
    const view = await renderStep(service)
    for (let turn = 0; turn < turns; turn += 1) await turnMonth(view)
    expect(await screen.findByText(getText(`${month} 2026`))).toBeVisible()
    const name = fillIn(enScheduledemo.next_free_day, { date: formatShortDate(date, 'en') })
    await view.user.click(screen.getByRole('button', { name }))
    expect(
      screen.getByRole('gridcell', { name: formatDate(date, 'en'), selected: true }),
    ).toBeVisible()
    expect(times()).toHaveFocus()
    expect(screen.queryByText(getText(`${month} 2026`))).not.toBeInTheDocument()
  })

  it('is not looked for where a day of it is chosen, which says so itself', async () => {
    await renderStep(service, { booking: { date: '2026-11-26' } })
    await findTimes()
    expect(service.getRequests('listActivities').map(({ query }) => query)).toMatchObject(
      availabilityRequests,
    )
  })

  it('is not announced of a month with a free slot, or that can’t be read', async () => {
    const refused: Reply = { status: 403, error: 'no' }
    service.reply('listActivities', { data: null }, refused)
    const view = await renderStep(service)
    for (const [index, month] of ['November 2026', 'December 2026', 'January 2027'].entries()) {
      if (index > 0) await turnMonth(view)
      await waitFor(() => {
        expect(service.getRequests('listActivities').length).toBeGreaterThan(index)
      })
      expect(screen.queryByText(getText(month))).not.toBeInTheDocument()
    }
  })
})
