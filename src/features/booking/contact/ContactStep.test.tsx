import { createTheme } from '@mui/material/styles'
import { screen, waitFor } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import esScheduledemo from '@/content/es/scheduledemo'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { breakpoints } from '@/theme/scales'
import { mockBrowser } from '@/testing/mockBrowser'
import { details } from '../testing/example'
import { button, findStep } from '../testing/renderWizard'
import { renderStep } from './testing/renderStep'

const device = mockBrowser()
const service = startContactServiceServer()

const { name, email, company, phone } = details
const typed = { name, email, company, phone }

/** The texts of all alerts, among them the form's error. */
const formError = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const writes = () => service.requests.filter(({ call }) => call !== 'detectCountry')

describe('the second step', () => {
  it('shows the appointment and four fields', async () => {
    const { field } = await renderStep(service)
    expect(screen.getByRole('region', { name: enScheduledemo.your_appointment })).toHaveTextContent(
      'Thursday, November 26, 2026',
    )
    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      expect(field(name)).toBeRequired()
      expect(field(name)).toHaveValue('')
    }
    expect(field('email')).toHaveAttribute('type', 'email')
    expect(formError()).toEqual([''])
  })

  it.each(['Previous', enScheduledemo.change_appointment])(
    'is left by %s with everything kept',
    async (name) => {
      const { fillIn, field, user } = await renderStep(service)
      await fillIn({ name: 'Lucía', phone: '612' })
      await user.click(button(name))
      expect(await findStep(enScheduledemo.step_1_title)).toHaveFocus()
      expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeChecked()
      await user.click(button('Continue'))
      expect(field('name')).toHaveValue('Lucía')
      expect(field('phone')).toHaveValue('612')
    },
  )
})

describe('a switch of language', () => {
  it('keeps values and choices, and translates the errors', async () => {
    const { book, switchLanguage } = await renderStep(service, { language: 'es' })
    await book({ email: 'lucia' })
    expect(formError()).toEqual([esScheduledemo.error_valid_email])
    await switchLanguage('en')
    expect(formError()).toEqual([enScheduledemo.error_valid_email])
    const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    expect(values).toEqual(['Lucía Fernández', 'lucia', 'Tiendas Alba', '612 345 678'])
    expect(screen.getByText('Thursday, November 26, 2026')).toBeVisible()
  })
})

describe('Continue with something missing', () => {
  it.each([
    ['en', enScheduledemo.error_all_fields, enScheduledemo.field_required],
    ['es', esScheduledemo.error_all_fields, esScheduledemo.field_required],
  ] as const)('says so in %s, at each field and for the form', async (language, text, hint) => {
    const { submit, field } = await renderStep(service, { language })
    await submit()
    expect(formError()).toEqual([text])
    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(hint)
    }
    await waitFor(() => {
      expect(field('name')).toHaveFocus()
    })
    expect(writes()).toEqual([])
  })

  it('leads to the field that is blank', async () => {
    const { fillIn, submit, field } = await renderStep(service)
    await fillIn(typed)
    for (const missing of ['name', 'email', 'company', 'phone'] as const) {
      await fillIn({ [missing]: '   ' })
      await submit()
      expect(formError()).toEqual([enScheduledemo.error_all_fields])
      await waitFor(() => {
        expect(field(missing)).toHaveFocus()
      })
      expect(screen.getAllByText(enScheduledemo.field_required)).toHaveLength(1)
      await fillIn({ [missing]: typed[missing] })
    }
    expect(writes()).toEqual([])
  })
})

describe('returning to a step', () => {
  it('focuses its heading, even if it has errors', async () => {
    const { book, field, user } = await renderStep(service)
    await book({ phone: '123' })
    await user.click(button('Previous'))
    await screen.findByRole('radio', { name: '10:00 AM' })
    await user.click(button('Continue'))
    expect(await findStep(enScheduledemo.step_2_title)).toHaveFocus()
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
      expect(field(name)).toHaveAccessibleDescription(enScheduledemo.field_required)
  })
})

describe('Continue with something wrong', () => {
  it.each([
    [
      'en',
      [
        ['email', 'lucia@alba', enScheduledemo.error_valid_email],
        ['phone', '12 34-5', enScheduledemo.error_valid_phone],
        ['company', 'Alba '.repeat(41), enScheduledemo.error_too_long],
      ],
    ],
    [
      'es',
      [
        ['email', 'lucia alba@a.example', esScheduledemo.error_valid_email],
        ['phone', 'seis', esScheduledemo.error_valid_phone],
      ],
    ],
  ] as const)('names it in %s', async (language, cases) => {
    const { fillIn, submit, field } = await renderStep(service, { language })
    await fillIn(typed)
    for (const [name, value, text] of cases) {
      await fillIn({ [name]: value })
      await submit()
      expect(formError()).toEqual([text])
      await waitFor(() => {
        expect(field(name)).toHaveFocus()
      })
      expect(field(name)).toHaveAccessibleDescription(text)
      await fillIn({ [name]: typed[name] })
    }
    expect(writes()).toEqual([])
  })

  it('is reported on blur, but a missing value only on submit', async () => {
    const { fillIn, field, user } = await renderStep(service)
    await fillIn({ email: 'lucia' })
    expect(field('email')).not.toHaveAccessibleDescription()
    await user.tab({ shift: true })
    expect(field('email')).toHaveAccessibleDescription(enScheduledemo.error_valid_email)
    await user.tab({ shift: true })
    expect(field('name')).toHaveAttribute('aria-invalid', 'false')
    expect(field('name')).not.toHaveAccessibleDescription()
    expect(formError()).toEqual([''])
  })

  it('is no longer reported once corrected', async () => {
    const { book, fillIn, field } = await renderStep(service)
    await book({ phone: '123' })
    await fillIn({ phone: '123456' })
    expect(field('phone')).toBeValid()
    expect(formError()).toEqual([''])
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
