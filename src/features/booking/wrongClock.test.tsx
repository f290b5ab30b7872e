import { act, screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { dateChosen } from './bookingSlice'
import { day, findTimes, renderStep } from './dateTime/testing/renderStep'

const device = mockBrowser()
const service = startContactServiceServer()

const serviceTime = '2026-11-17T02:00:00Z'
const days = (count: number) => new Date(Date.parse(serviceTime) + count * 86_400_000).toISOString()

describe('a device whose clock is wrong', () => {
  it.each([-4000, -400, -31, -2, -0.25, 0, 0.25, 2, 31, 400, 4000])(
    'by %d days offers the days that the service accepts',
    async (offset) => {
      device.setNow(days(offset))
      service.setClock(serviceTime)
      const { chooseDay } = await renderStep(service)
      expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible()
      expect(day(/^Wednesday, November 18, 2026/)).toHaveAttribute('aria-disabled', 'true')
      await chooseDay('Thursday, November 19, 2026')
      expect(await findTimes()).toHaveLength(9)
    },
  )

  it.each([
    ['before the first bookable day', -2, '2026-11-18'],
    ['after the last one', 400, '2028-01-03'],
  ])('loses a chosen date %s, and is told so', async (_which, offset, date) => {
    device.setNow(days(offset))
    let answer: (reply: { data: null }) => void = () => undefined
    service.reply('listActivities', new Promise((resolve) => (answer = resolve)))
    service.setClock(serviceTime)
    const { store } = await renderStep(service)
    act(() => void store.dispatch(dateChosen(date)))
    expect(screen.getByRole('gridcell', { selected: true })).toBeVisible()
    answer({ data: null })
    expect(await screen.findByText(enScheduledemo.error_date_over)).toBeVisible()
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
    expect(store.getState().booking).toMatchObject({ date: undefined, step: 1 })
  })
})
