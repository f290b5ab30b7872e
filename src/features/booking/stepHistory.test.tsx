import { act, screen } from '@testing-library/react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { LocationProbe } from '@/app/testing/LocationProbe'
import { exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { expectRequests } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { Notifications } from '@/ui/notifications/Notifications'
import { BookingWizard } from './BookingWizard'
import { appointmentConfirmed, bookDemo, wizardLeft } from './bookingSlice'
import { dateChosen, slotChosen } from './choice'
import { appointment, details, request } from './testing/example'
import { button, findStep } from './testing/renderWizard'

const { scheduledemo } = texts.en

mockBrowser()
const service = startContactServiceServer()

const titles = {
  1: scheduledemo.step_1_title,
  2: scheduledemo.step_2_title,
  3: scheduledemo.step_3_title,
}

/** Renders the wizard on step 2, with a page before it in the history. */
async function renderOnStep2() {
  let go: (delta: number) => void = () => undefined
  let followHashLink: () => void = () => undefined
  function History() {
    const navigate = useNavigate()
    const { state } = useLocation() as Location<unknown>
    go = (delta) => void navigate(delta)
    followHashLink = () => void navigate('#content', { state })
    return (
      <button type="button" onClick={() => void navigate('/en/schedule-demo')}>
        Book
      </button>
    )
  }
  const view = await renderWithProviders(
    <>
      <History />
      <BookingWizard />
      <Notifications />
    </>,
    {
      language: 'en',
      namespaces: ['scheduledemo', 'time_zones', 'phone', 'nav'],
      path: '/en/schedule-demo',
      services: stubServiceUrls,
    },
  )
  const { store, user } = view
  await user.click(button('Book'))
  act(() => {
    store.dispatch(dateChosen(appointment.date))
    store.dispatch(slotChosen(appointment))
    store.dispatch(appointmentConfirmed())
  })
  await findStep(titles[2])
  return {
    ...view,
    go: (delta: number) => {
      act(() => {
        go(delta)
      })
    },
    followHashLink: () => {
      act(() => {
        followHashLink()
      })
    },
    book: async () => {
      for (const name of ['name', 'email', 'company', 'phone'] as const) {
        await user.click(screen.getByRole('textbox', { name: scheduledemo[name] }))
        await user.paste(details[name])
      }
      await user.click(await screen.findByRole('button', { name: scheduledemo.continue }))
    },
  }
}

it('Back leads from step 2 to step 1 and Forward to step 2 again, with what was typed', async () => {
  const { go, user } = await renderOnStep2()
  await user.type(await screen.findByRole('textbox', { name: scheduledemo.name }), 'Lucía')
  go(-1)
  expect(await findStep(titles[1])).toHaveFocus()
  expect(screen.getByRole('gridcell', { selected: true })).toBeVisible()
  go(1)
  expect(await findStep(titles[2])).toHaveFocus()
  expect(await screen.findByRole('textbox', { name: scheduledemo.name })).toHaveValue('Lucía')
})

it('Previous goes back in the history, so that Back then leaves the wizard', async () => {
  const { go, user } = await renderOnStep2()
  await user.click(button(scheduledemo.previous))
  await findStep(titles[1])
  go(1)
  await findStep(titles[2])
  go(-1)
  await findStep(titles[1])
})

it('Previous leads to step 1 also after a hash link', async () => {
  const { followHashLink, user } = await renderOnStep2()
  followHashLink()
  await user.click(button(scheduledemo.previous))
  expect(await findStep(titles[1])).toHaveFocus()
  await user.click(button(scheduledemo.continue))
  expect(await findStep(titles[2])).toHaveFocus()
})

it('Forward stays on step 1 once the time is no longer chosen', async () => {
  const { go, store } = await renderOnStep2()
  go(-1)
  await findStep(titles[1])
  act(() => void store.dispatch(dateChosen('2026-11-27')))
  go(1)
  expect(await findStep(titles[1])).toBeVisible()
  act(() => void store.dispatch(slotChosen({ ...appointment, date: '2026-11-27' })))
  go(1)
  await findStep(titles[2])
})

it('Back does not lead from the confirmation to a step', async () => {
  const { go, book } = await renderOnStep2()
  await book()
  await findStep(titles[3])
  go(-1)
  expect(await findStep(titles[3])).toBeVisible()
})

it('Forward does not lead from the confirmation to step 2, of which a hash link has left an entry', async () => {
  const { go, followHashLink, book } = await renderOnStep2()
  followHashLink()
  await book()
  await findStep(titles[3])
  go(-1)
  await findStep(titles[3])
  go(2)
  expect(await findStep(titles[3])).toBeVisible()
})

it('Back stays on step 2 while a booking runs', async () => {
  const reply = service.hold('createPerson')
  const { go, book } = await renderOnStep2()
  await book()
  await expectRequests(service, 'createPerson')
  go(-1)
  expect(await findStep(titles[2])).toBeVisible()
  reply('usual')
  await findStep(titles[3])
})

it('what a reload leaves of step 2 is step 1', async () => {
  const view = await renderWithProviders(<BookingWizard />, {
    language: 'en',
    namespaces: ['scheduledemo', 'time_zones', 'phone', 'nav'],
    history: ['/en/schedule-demo', { pathname: '/en/schedule-demo', state: { step: 2 } }],
    services: stubServiceUrls,
  })
  expect(await findStep(titles[1])).toBeVisible()
  expect(view.store.getState().booking?.step).toBe(1)
})

it('a reload of a confirmation that the visitor has come back to stays on the page', async () => {
  const { store } = await renderWithProviders(
    <>
      <LocationProbe />
      <BookingWizard />
    </>,
    {
      language: 'en',
      namespaces: ['scheduledemo', 'time_zones', 'phone', 'nav'],
      history: ['/en/pricing', '/en/schedule-demo'],
      services: stubServiceUrls,
    },
  )
  act(() => {
    store.dispatch(bookDemo.fulfilled(exampleIds.deal, 'attempt', request))
  })
  await findStep(titles[3])
  // A reload, too, forgets the booking and keeps the entry.
  act(() => void store.dispatch(wizardLeft()))
  await findStep(titles[1])
  expect(screen.getByRole('status', { name: 'location' })).toHaveTextContent('/en/schedule-demo')
})
