import { createTheme } from '@mui/material/styles'
import { act, screen, waitFor } from '@testing-library/react'
import { detectCountry } from '@/contactService'
import { languages } from '@/site/language'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { getFormAlerts, openPicker } from '@/testing/interactions'
import { breakpoints } from '@/theme/scales'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { bodies } from '../testing/example'
import { button, findStep } from '../testing/renderWizard'
import { getTyped, listDetails, renderFilledStep, renderStep } from './testing/renderStep'

const { scheduledemo } = texts.en
const device = mockBrowser()
const service = startContactServiceServer()

const writes = () => service.requests.filter(({ call }) => call !== 'detectCountry')

describe('the second step', () => {
  it('shows the appointment and four fields', async () => {
    const { field } = await renderStep(service)
    expect(screen.getByRole('region', { name: scheduledemo.your_appointment })).toHaveTextContent(
      'Thursday, November 26, 2026',
    )
    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      expect(field(name)).toBeRequired()
      expect(field(name)).toHaveValue('')
    }
    expect(field('email')).toHaveAttribute('type', 'email')
    expect(field('phone')).toHaveAttribute('autocomplete', 'tel')
    expect(getFormAlerts()).toEqual([''])
  })

  it.each(['Previous', scheduledemo.change_appointment])(
    'is left by %s with everything kept',
    async (name) => {
      const { fillIn, field, user } = await renderStep(service)
      await fillIn({ name: 'Lucía', phone: '612' })
      await user.click(button(name))
      expect(await findStep(scheduledemo.step_1_title)).toHaveFocus()
      expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeChecked()
      await user.click(button('Continue'))
      expect(field('name')).toHaveValue('Lucía')
      expect(field('phone')).toHaveValue('612')
    },
  )
})

describe('a switch of language', () => {
  it('keeps values and choices, and translates the errors', async () => {
    const { book, switchLanguage } = await renderFilledStep(service, { language: 'es' })
    await book({ email: 'lucia' })
    expect(getFormAlerts()).toEqual([texts.es.scheduledemo.error_valid_email])
    await switchLanguage('en')
    expect(getFormAlerts()).toEqual([scheduledemo.error_valid_email])
    expect(getTyped()).toEqual(listDetails({ email: 'lucia' }))
    expect(screen.getByText('Thursday, November 26, 2026')).toBeVisible()
  })
})

describe('Continue with something missing', () => {
  it.each(languages)('says so in %s, at each field and for the form', async (language) => {
    const { error_all_fields, field_required } = texts[language].scheduledemo
    const { submit, field } = await renderStep(service, { language })
    await submit()
    expect(getFormAlerts()).toEqual([error_all_fields])
    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(field_required)
    }
    await waitFor(() => {
      expect(field('name')).toHaveFocus()
    })
    expect(writes()).toEqual([])
  })

  it.each(['name', 'email', 'company', 'phone'] as const)(
    'leads to the %s that is blank',
    async (missing) => {
      const { book, field } = await renderFilledStep(service)
      await book({ [missing]: '   ' })
      expect(getFormAlerts()).toEqual([scheduledemo.error_all_fields])
      await waitFor(() => {
        expect(field(missing)).toHaveFocus()
      })
      expect(screen.getAllByText(scheduledemo.field_required)).toHaveLength(1)
      expect(writes()).toEqual([])
    },
  )
})

describe('returning to a step', () => {
  it('focuses its heading, even if it has errors', async () => {
    const { book, field, user } = await renderFilledStep(service)
    await book({ phone: '123' })
    await user.click(button('Previous'))
    await screen.findByRole('radio', { name: '10:00 AM' })
    await user.click(button('Continue'))
    expect(await findStep(scheduledemo.step_2_title)).toHaveFocus()
    await waitFor(() => {
      expect(field('phone')).toBeInvalid()
    })
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('keeps the marks on missing fields', async () => {
    const { submit, field, user } = await renderStep(service)
    await submit()
    await user.click(button('Previous'))
    await user.click(button('Continue'))
    for (const name of ['name', 'email', 'company', 'phone'] as const)
      expect(field(name)).toHaveAccessibleDescription(scheduledemo.field_required)
  })
})

describe('Continue with something wrong', () => {
  it.each([
    ['en', 'email', 'lucia@alba', 'error_valid_email'],
    ['en', 'phone', '12 34-5', 'error_valid_phone'],
    ['en', 'company', 'Alba '.repeat(41), 'error_too_long'],
    ['es', 'email', 'lucia alba@a.example', 'error_valid_email'],
    ['es', 'phone', 'seis', 'error_valid_phone'],
  ] as const)('names it in %s: the %s', async (language, name, value, error) => {
    const text = texts[language].scheduledemo[error]
    const { book, field } = await renderFilledStep(service, { language })
    await book({ [name]: value })
    expect(getFormAlerts()).toEqual([text])
    await waitFor(() => {
      expect(field(name)).toHaveFocus()
    })
    expect(field(name)).toHaveAccessibleDescription(text)
    expect(writes()).toEqual([])
  })

  it('is reported on blur, but a missing value only on submit', async () => {
    const { fillIn, field, user } = await renderStep(service)
    await fillIn({ email: 'lucia' })
    expect(field('email')).not.toHaveAccessibleDescription()
    await user.tab({ shift: true })
    expect(field('email')).toHaveAccessibleDescription(scheduledemo.error_valid_email)
    await user.tab({ shift: true })
    expect(field('name')).toHaveAttribute('aria-invalid', 'false')
    expect(field('name')).not.toHaveAccessibleDescription()
    expect(getFormAlerts()).toEqual([''])
  })

  it('is no longer reported once corrected', async () => {
    const { book, fillIn, field } = await renderFilledStep(service)
    await book({ phone: '123' })
    await fillIn({ phone: '123456' })
    expect(field('phone')).toBeValid()
    expect(getFormAlerts()).toEqual([''])
  })
})

describe('the appointment beside the form', () => {
  const narrow = createTheme({ breakpoints }).breakpoints.down('md').replace('@media ', '')

  it('is a line on a phone, with its details on demand', async () => {
    device.setPreferences([narrow])
    const { user } = await renderStep(service)
    const line = screen.getByText('10:00 AM · Madrid')
    expect(line).toBeVisible()
    expect(screen.getByText('Madrid (UTC+01:00)')).not.toBeVisible()
    await user.click(line)
    expect(screen.getByText('Madrid (UTC+01:00)')).toBeVisible()
  })

  it('is shown whole elsewhere', async () => {
    await renderStep(service)
    expect(screen.getByText('Madrid (UTC+01:00)')).toBeVisible()
    expect(screen.queryByText('10:00 AM · Madrid')).toBeNull()
  })
})

describe('the country code', () => {
  const code = (country_calling_code: string | null): Reply => ({ json: { country_calling_code } })
  const countryCode = (name: string) =>
    screen.findByRole('button', { name: `Country code: ${name}` })

  const chooseCountry = async (
    { user }: Pick<Awaited<ReturnType<typeof renderStep>>, 'user'>,
    search: string,
  ) => {
    await openPicker(user, screen.getByRole('button', { name: /^Country code: / }))
    await user.paste(search)
    await user.keyboard('{Enter}')
  }

  it('is that of the visitor’s country', async () => {
    service.reply('detectCountry', code('+57'))
    const { book } = await renderFilledStep(service)
    expect(await countryCode('Colombia, +57')).toBeVisible()
    await book({ phone: '0312 345 6789' })
    await findStep(scheduledemo.step_3_title)
    expect(service.getRequests('createPerson')[0]?.body).toEqual({
      ...bodies.createPerson,
      phone: [{ value: '+573123456789', primary: true }],
    })
  })

  it.each<[string, Reply]>([
    ['answers with an error', { status: 500, error: 'no' }],
    ['answers with a page', { status: 200, page: '<h1>Sign in</h1>' }],
    ['cannot be reached', 'networkError'],
    ['does not answer', 'silence'],
  ])('is Spain’s if the service %s, whatever the device says', async (_why, reply) => {
    device.setTimeZone('America/Bogota')
    device.setLanguages(['es-CL'])
    service.reply('detectCountry', reply)
    const { book } = await renderFilledStep(service)
    await book()
    await findStep(scheduledemo.step_3_title)
    expect(service.getRequests('createPerson')[0]?.body).toEqual(bodies.createPerson)
  })

  it('is asked once, also if the visitor leaves and returns later', async () => {
    service.reply('detectCountry', code('+57'))
    const { leave, comeBack } = await renderStep(service)
    await countryCode('Colombia, +57')
    leave()
    device.setNow('2026-11-24T09:59:00Z')
    comeBack()
    expect(await countryCode('Colombia, +57')).toBeVisible()
    expect(service.getRequests('detectCountry')).toHaveLength(1)
  })

  describe('a country that the service does not name', () => {
    it.each<[string, Reply]>([
      ['null', code(null)],
      ['a code that no country has', code('+999')],
    ])('is that of the device’s time zone: %s', async (_what, reply) => {
      device.setTimeZone('America/Bogota')
      device.setLanguages(['es-CL'])
      service.reply('detectCountry', reply)
      await renderStep(service)
      expect(await countryCode('Colombia, +57')).toBeVisible()
    })

    it.each<[string | undefined, readonly string[], string]>([
      [undefined, ['C', 'es_CL.UTF-8', 'es-PE'], 'Chile, +56'],
      ['UTC', ['es'], 'Spain, +34'],
    ])('in zone %j with the languages %j is %s', async (timeZone, languages, expected) => {
      device.setTimeZone(timeZone)
      device.setLanguages(languages)
      service.reply('detectCountry', code(null))
      const { store } = await renderStep(service)
      await act(() => store.dispatch(detectCountry.initiate()))
      expect(await countryCode(expected)).toBeVisible()
    })
  })

  describe('a country code that the visitor has chosen (R29)', () => {
    it('stays when the visitor leaves the form and returns', async () => {
      service.reply('detectCountry', code('+57'))
      const view = await renderStep(service)
      await countryCode('Colombia, +57')
      await chooseCountry(view, 'argentina')
      expect(await countryCode('Argentina, +54')).toBeVisible()
      view.leave()
      view.comeBack()
      expect(await countryCode('Argentina, +54')).toBeVisible()
      await view.switchLanguage('es')
      expect(screen.getByRole('button', { name: 'Código de país: Argentina, +54' })).toBeVisible()
    })

    it('stays if the country is detected later', async () => {
      const respond = service.hold('detectCountry')
      const view = await renderStep(service)
      await chooseCountry(view, 'argentina')
      respond(code('+57'))
      const detected = await act(() => view.store.dispatch(detectCountry.initiate()))
      expect(detected.data).toBe('+57')
      expect(await countryCode('Argentina, +54')).toBeVisible()
    })
  })
})
