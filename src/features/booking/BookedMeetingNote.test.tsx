import { screen, waitFor } from '@testing-library/react'
import english from '@/content/en/scheduledemo'
import spanish from '@/content/es/scheduledemo'
import { fillIn } from '@/i18n/fillIn'
import { siteConfig } from '@/site/siteConfig'
import { createListedActivity, exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderStep } from './contact/testing/renderStep'
import { details } from './testing/example'
import { button, findStep, getToasts } from './testing/renderWizard'

mockBrowser()
const service = startContactServiceServer()

const texts = { en: english, es: spanish }
const created: Reply = { data: { id: exampleIds.activity } }
const booked = createListedActivity({ due_date: '2026-11-26', due_time: '10:00' })

/** Books a demo, but the response of the meeting is lost. Then goes back to the calendar. */
async function goBack(language: 'en' | 'es' = 'en') {
  service.reply('createActivity', 'networkError', created)
  const view = await renderStep(service, { language })
  await view.book()
  await screen.findByText(texts[language].error_offline)
  service.reply('listActivities', { data: [booked] })
  await view.user.click(button(texts[language].change_appointment))
  await findStep(texts[language].step_1_title)
  return view
}

const earlier = fillIn(english.confirmation_earlier, { email: siteConfig.email })
const note = () => screen.getByRole('note')
const typedName = () => screen.getByRole('textbox', { name: english.name })

/** Chooses another time in the calendar, and sends the form again. */
async function moveTo(
  name: string,
  { user, submit }: Awaited<ReturnType<typeof goBack>>,
  language: 'en' | 'es' = 'en',
) {
  await user.click(await screen.findByRole('radio', { name }))
  await user.click(button(texts[language].continue))
  await findStep(texts[language].step_2_title)
  await submit()
}

describe('the way back after a lost response', () => {
  it.each(['previous', 'change_appointment'] as const)(
    'keeps the focus on its button (%s) while the outcome is found out',
    async (text) => {
      let reply: (reply: Reply) => void = () => undefined
      const outcome = new Promise<Reply>((resolve) => (reply = resolve))
      service.reply('createActivity', 'networkError', outcome)
      const { book, user } = await renderStep(service)
      await book()
      await screen.findByText(english.error_offline)
      await user.click(button(english[text]))
      expect(button(english[text])).toBeEnabled()
      expect(button(english[text])).toHaveAttribute('aria-disabled', 'true')
      expect(button(english[text])).toHaveFocus()
      await user.click(button(english[text]))
      reply(created)
      expect(await findStep(english.step_1_title)).toHaveFocus()
      expect(service.getRequests('createActivity')).toHaveLength(2)
    },
  )
})

describe('the calendar after a lost response whose meeting exists (R41)', () => {
  it.each([
    ['en', 'Thursday, November 26, 2026 · 10:00 AM · Madrid (Europe)'],
    ['es', 'jueves, 26 de noviembre de 2026 · 10:00 · Madrid (Europe)'],
  ] as const)('says in %s when the demo is, and how to move it', async (language, line) => {
    await goBack(language)
    expect(note()).toHaveTextContent(`${line}${texts[language].already_booked}`)
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  })

  it('shows the visitor’s slot as theirs, not as taken', async () => {
    await goBack()
    expect(
      await screen.findByRole('radio', { name: '10:00 AM, your current appointment' }),
    ).toBeDisabled()
    expect(screen.queryByText(english.taken)).not.toBeInTheDocument()
  })

  it('leads to a moved demo', async () => {
    await moveTo('12:00 PM', await goBack())
    expect(await findStep(english.step_3_title)).toHaveFocus()
    expect(screen.getByText('12:00 PM')).toBeVisible()
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    await waitFor(() => {
      expect(getToasts()).toContain(english.success_title)
    })
    expect(service.getRequests('moveMeeting')).toHaveLength(1)
  })

  it('leads to the confirmation of the demo if it is kept', async () => {
    const { user } = await goBack()
    await user.click(button(english.keep_time))
    expect(await findStep(english.step_3_title)).toHaveFocus()
    expect(screen.getByText('10:00 AM')).toBeVisible()
    expect(service.getRequests('moveMeeting')).toHaveLength(1)
    expect(screen.queryByText(earlier)).not.toBeInTheDocument()
  })

  it('says with the confirmation of a kept demo that corrected details were not sent', async () => {
    const view = await goBack()
    await view.user.click(await screen.findByRole('radio', { name: '12:00 PM' }))
    await view.user.click(button(english.continue))
    await findStep(english.step_2_title)
    await view.user.clear(view.field('email'))
    await view.fillIn({ email: 'lucia@alba.example' })
    await view.user.click(button(english.change_appointment))
    await findStep(english.step_1_title)
    await view.user.click(button(english.keep_time))
    await findStep(english.step_3_title)
    expect(screen.getByText(earlier)).toBeVisible()
  })

  it('keeps the focus on the button while the demo is looked for, and what is chosen as it is', async () => {
    let reply: (reply: Reply) => void = () => undefined
    service.reply('moveMeeting', new Promise<Reply>((resolve) => (reply = resolve)))
    const { user } = await goBack()
    const keep = button(english.keep_time)
    await user.click(keep)
    expect(keep).toHaveFocus()
    expect(keep).toHaveAttribute('aria-disabled', 'true')
    // eslint-disable-next-line testing-library/no-node-access -- roles know nothing of `inert`
    expect(screen.getByRole('grid').closest('[inert]')).not.toBeNull()
    reply(created)
    expect(await findStep(english.step_3_title)).toHaveFocus()
  })

  it.each(['en', 'es'] as const)('tells in %s that the demo has ended', async (language) => {
    service.reply('moveMeeting', { status: 409, error: 'no', code: 'booking_cancelled' })
    const { user } = await goBack(language)
    await user.click(button(texts[language].keep_time))
    await waitFor(() => {
      expect(getToasts()).toContain(texts[language].error_ended)
    })
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })
})

describe('a move that fails (R41)', () => {
  it('says that the demo is booked, and what to do, if the new time was taken', async () => {
    service.reply('moveMeeting', { status: 409, error: 'taken' }, created)
    const view = await goBack()
    await moveTo('12:00 PM', view)
    await screen.findByText(english.error_slot_taken)
    expect(note()).toHaveTextContent(`10:00 AM · Madrid (Europe)${english.already_booked}`)
    expect(typedName()).toHaveValue(details.name)
    await view.user.click(button(english.back_to_times))
    await findStep(english.step_1_title)
    await moveTo('4:00 PM', view)
    await findStep(english.step_3_title)
    expect(screen.getByText('4:00 PM')).toBeVisible()
  })

  it.each(['en', 'es'] as const)(
    'says in %s that the time can not be changed yet',
    async (language) => {
      service.reply('moveMeeting', { status: 409, error: 'no', code: 'booking_pending' }, created)
      const view = await goBack(language)
      await moveTo(language === 'en' ? '12:00 PM' : '12:00', view, language)
      await screen.findByText(texts[language].error_booking_kept)
      expect(note()).toHaveTextContent(texts[language].already_booked)
      await view.user.click(button(texts[language].keep_time))
      await findStep(texts[language].step_3_title)
    },
  )

  it('says that it may have been moved while that is unknown', async () => {
    service.reply('moveMeeting', 'networkError', created)
    const view = await goBack()
    await moveTo('12:00 PM', view)
    await screen.findByText(english.error_offline)
    expect(note()).toHaveTextContent(english.already_booked_unknown)
    expect(screen.queryByRole('button', { name: english.keep_time })).not.toBeInTheDocument()
    expect(typedName()).toHaveValue(details.name)
    await view.submit()
    await findStep(english.step_3_title)
    expect(screen.getByText('12:00 PM')).toBeVisible()
  })
})
