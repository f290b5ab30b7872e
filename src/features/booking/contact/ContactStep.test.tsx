import { screen, waitFor } from '@testing-library/react'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { button, findStep } from '../testing/renderWizard'
import { renderStep } from './testing/renderStep'

mockBrowser()
const service = startContactServiceServer()

/** The texts of all alerts, among them the form's error. */
const formError = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const writes = () => service.requests.filter(({ call }) => call !== 'detectCountry')

describe('the second step', () => {
  it('shows the appointment and four fields', async () => {
    const { field } = await renderStep(service)
    expect(screen.getByRole('region', { name: 'Your appointment' })).toHaveTextContent(
      'Thursday, November 26, 2026',
    )
    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      expect(field(name)).toBeRequired()
      expect(field(name)).toHaveValue('')
    }
    expect(field('email')).toHaveAttribute('type', 'email')
    expect(formError()).toEqual([''])
  })

  it.each(['Previous', 'Change day or time'])(
    'is left by %s with everything kept',
    async (name) => {
      const { fillIn, field, user } = await renderStep(service)
      await fillIn({ name: 'Lucía', phone: '612' })
      await user.click(button(name))
      expect(await findStep('Pick a day and a time')).toHaveFocus()
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
    expect(formError()).toEqual(['Por favor ingresa un correo electrónico válido.'])
    await switchLanguage('en')
    expect(formError()).toEqual(['Please enter a valid email address.'])
    const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    expect(values).toEqual(['Lucía Fernández', 'lucia', 'Tiendas Alba', '612 345 678'])
    expect(screen.getByText('Thursday, November 26, 2026')).toBeVisible()
  })
})

describe('Continue with something missing', () => {
  it.each([
    ['en', 'Please complete all fields in the form.', 'This field is required.'],
    ['es', 'Por favor completa todos los campos del formulario.', 'Este campo es requerido.'],
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

  it.each(['name', 'email', 'company', 'phone'] as const)(
    'leads to %s where only that is blank',
    async (missing) => {
      const { book, field } = await renderStep(service)
      await book({ [missing]: '   ' })
      expect(formError()).toEqual(['Please complete all fields in the form.'])
      await waitFor(() => {
        expect(field(missing)).toHaveFocus()
      })
      expect(screen.getAllByText('This field is required.')).toHaveLength(1)
      expect(writes()).toEqual([])
    },
  )
})

describe('returning to a step', () => {
  it('focuses its heading, even if it has errors', async () => {
    const { book, field, user } = await renderStep(service)
    await book({ phone: '123' })
    await user.click(button('Previous'))
    await screen.findByRole('radio', { name: '10:00 AM' })
    await user.click(button('Continue'))
    expect(field('phone')).toBeInvalid()
    expect(await findStep('Who are we meeting?')).toHaveFocus()
  })
})

describe('Continue with something wrong', () => {
  it.each([
    ['email', 'en', 'lucia@alba', 'Please enter a valid email address.'],
    ['email', 'es', 'lucia alba@a.example', 'Por favor ingresa un correo electrónico válido.'],
    ['phone', 'en', '12 34-5', 'Please enter a valid phone number.'],
    ['phone', 'es', 'seis', 'Por favor ingresa un número de teléfono válido.'],
    ['company', 'en', 'Alba '.repeat(41), 'That text is too long. Please shorten it.'],
  ] as const)('names a wrong %s in %s', async (name, language, value, text) => {
    const { book, field } = await renderStep(service, { language })
    await book({ [name]: value })
    expect(formError()).toEqual([text])
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
    expect(field('email')).toHaveAccessibleDescription('Please enter a valid email address.')
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
