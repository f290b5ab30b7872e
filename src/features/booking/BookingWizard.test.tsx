import { act, screen } from '@testing-library/react'
import { fillIn } from '@/i18n/fillIn'
import { exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { expectRequests, expectToasts, fillInField, isAskedToStay } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { getTyped, listDetails, renderStep } from './contact/testing/renderStep'
import { details } from './testing/example'
import { findStep } from './testing/renderWizard'

const { scheduledemo } = texts.en

mockBrowser()
const service = startContactServiceServer()

describe('returning to the wizard', () => {
  it('restores step, appointment and typed values, and checks them again', async () => {
    const { fillIn, leave, comeBack, store } = await renderStep(service)
    const changes = { name: 'Lucía', email: 'lucia@', company: '', phone: '6' }
    await fillIn(changes)
    leave()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(store.getState().booking?.draft?.details).toEqual({ ...details, ...changes })
    comeBack()
    expect(getTyped()).toEqual(listDetails(changes))
    expect(screen.getByText('Step 2 of 3')).toBeVisible()
    expect(screen.getByText('10:00 AM')).toBeVisible()
    expect(await screen.findByText(scheduledemo.error_valid_email)).toBeVisible()
  })

  it('sends a failed booking again under the same names', async () => {
    service.reply('createActivity', { status: 500, error: 'no' }, 'usual')
    const { book, submit, leave, comeBack } = await renderStep(service)
    await book()
    await screen.findByText(scheduledemo.failed_text)
    leave()
    comeBack()
    expect(screen.getByText(scheduledemo.failed_text)).toBeVisible()
    await submit()
    await findStep(scheduledemo.step_3_title)
    for (const call of [
      'createOrganization',
      'createPerson',
      'createDeal',
      'createActivity',
    ] as const) {
      const keys = service.getRequests(call).map(({ idempotencyKey }) => idempotencyKey)
      expect([call, keys.length, new Set(keys).size]).toEqual([call, 2, 1])
    }
  })

  it('starts anew after a finished booking', async () => {
    const { book, leave, comeBack, store } = await renderStep(service)
    await book()
    await findStep(scheduledemo.step_3_title)
    leave()
    expect(store.getState().booking).toEqual({ step: 1, isSubmitting: false })
    comeBack()
    expect(await findStep(scheduledemo.step_1_title)).toBeVisible()
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
  })
})

describe('leaving the wizard while a booking runs', () => {
  it('asks who leaves the document, shows the outcome, and still greets by name', async () => {
    const respond = service.hold('createActivity')
    const { book, leave, store } = await renderStep(service)
    await book()
    await expectRequests(service, 'createActivity')
    leave()
    expect(isAskedToStay()).toBe(true)
    act(() => {
      respond('usual')
    })
    await expectToasts(scheduledemo.success_title)
    expect(isAskedToStay()).toBe(false)
    expect(store.getState().booking).toMatchObject({ step: 3, dealId: exampleIds.deal })
    expect(store.getState().booking?.draft?.details.name).toBe('Lucía Fernández')
  })
})

describe('a switch of language', () => {
  it('keeps the error and the typed values, and the retry books what was corrected', async () => {
    service.reply('createPerson', { status: 400, error: 'no' }, 'usual')
    const { book, switchLanguage, user } = await renderStep(service)
    await book()
    await screen.findByText(scheduledemo.failed_text)
    await switchLanguage('es')
    expect(screen.getByText(texts.es.scheduledemo.failed_text)).toBeVisible()
    expect(getTyped()).toEqual(listDetails())
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: texts.es.scheduledemo.name })
    await fillInField(user, name, 'Elena Fernández')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await findStep(texts.es.scheduledemo.step_3_title)).toBeVisible()
    await switchLanguage('en')
    expect(
      screen.getByText(fillIn(scheduledemo.confirmation_intro, { name: 'Elena' })),
    ).toBeVisible()
    expect(service.getRequests('createOrganization').map(({ language }) => language)).toEqual([
      'en',
      'es',
    ])
  })
})
