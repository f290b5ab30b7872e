import { screen, waitFor } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { createListedActivity } from '@/testing/contactServiceExamples'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { chosenDay, findTimes, renderStep, shownTimes, timeZone } from './testing/renderStep'
import { getToasts } from '@/testing/interactions'

// Late on Tuesday in Madrid, already Wednesday in Auckland, where the earliest date is a Friday.
mockBrowser({ now: '2026-11-24T20:00:00Z' })
const service = startContactServiceServer()

const chosen = { booking: { date: '2026-11-26', time: '10:00' } }
const chosenTime = () => shownTimes().filter((time) => time.startsWith('*'))

describe('another time zone, in which the date is still allowed (R24)', () => {
  it('keeps the date, clears the time and loads the times of that zone', async () => {
    const data = [createListedActivity({ due_date: '2026-11-26', due_time: '15:00' })]
    service.reply('listActivities', { data })
    const { chooseTimeZone } = await renderStep(service, chosen)
    expect(await findTimes()).toContain('x 3:00 PM, taken')
    expect(chosenTime()).toEqual(['* 10:00 AM'])

    await chooseTimeZone('bogota')
    expect(timeZone()).toHaveAccessibleName('Time zone: Bogotá, UTC−05:00')
    expect(chosenDay()).toHaveAccessibleName('Thursday, November 26, 2026')
    expect(await findTimes()).toContain('x 9:00 AM, taken')
    expect(chosenTime()).toEqual([])
    expect(service.getRequests('listActivities').map(({ query }) => query)).toMatchObject([
      { start_date: '2026-11-25', end_date: '2026-11-26' },
      { start_date: '2026-11-25', end_date: '2026-11-26' },
    ])
  })

  it.each([
    ['en', 'Time zone changed: Bogotá. We’ve reloaded the times for your zone.'],
    ['es', 'Zona horaria cambiada: Bogotá. Volvimos a cargar los horarios para tu zona.'],
  ] as const)('says so in %s', async (language, notice) => {
    const { chooseTimeZone } = await renderStep(service, { ...chosen, language })
    await chooseTimeZone('bogota')
    await waitFor(() => {
      expect(getToasts()).toEqual([notice])
    })
  })
})

describe('another time zone, in which the date is no longer allowed (R24)', () => {
  it('clears date and time, and shows no slots', async () => {
    const { chooseTimeZone } = await renderStep(service, chosen)
    await findTimes()
    await chooseTimeZone('auckland')
    expect(chosenDay()).not.toBeInTheDocument()
    expect(shownTimes()).toEqual([])
    expect(screen.getByText(enScheduledemo.choose_date_first)).toBeVisible()
    await waitFor(() => {
      expect(getToasts()).toEqual(['Time zone changed: Auckland'])
    })
  })
})

describe('the already chosen time zone', () => {
  it('changes nothing', async () => {
    const { chooseTimeZone, store } = await renderStep(service, chosen)
    await findTimes()
    await chooseTimeZone('madrid')
    expect(chosenTime()).toEqual(['* 10:00 AM'])
    expect(store.getState().booking?.timeZone).toBeUndefined()
    expect(getToasts()).toEqual([])
  })
})
