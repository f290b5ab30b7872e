import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Formik, type FormikProps } from 'formik'
import { createRef, lazy, Suspense } from 'react'
import { getFormHeaders } from '@/contactService/formSigns'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { emailField, phoneField } from './domain/fields'
import { chosenCountryField, findField } from './findField'
import { FormikField } from './FormikField'
import { FormikForm } from './FormikForm'

mockBrowser()

const EmailField = () => (
  <FormikField field={emailField} label="Email" translateError={(key) => key} isReadOnly={false} />
)

async function renderForm() {
  const onSubmit = jest.fn<undefined, [unknown]>()
  const { user } = await renderWithProviders(
    <Formik
      initialValues={{ email: '' }}
      validate={({ email }) => (email.includes('@') ? {} : { email: 'error_valid_email' })}
      onSubmit={onSubmit}
    >
      <FormikForm busyText={false}>
        <EmailField />
        <button type="submit">Send</button>
      </FormikForm>
    </Formik>,
    { language: 'en', namespaces: ['nav'] },
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return { user, input, button: screen.getByRole('button'), onSubmit }
}

/** Validation and what React makes of it. */
const waitForValidation = () => act(() => new Promise((resolve) => setTimeout(resolve)))

describe('the honeypot (R59)', () => {
  const honeypot = () => screen.getByLabelText<HTMLInputElement>(texts.en.nav.leave_empty)

  it('is met neither by screen readers nor by the keyboard', async () => {
    const { user, input, button } = await renderForm()
    expect(screen.getAllByRole('textbox')).toEqual([input])
    await user.tab()
    expect(input).toHaveFocus()
    await user.tab()
    expect(button).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('is no field that browsers or password managers fill in', async () => {
    await renderForm()
    // What browsers and extensions look for in names and ids.
    expect(`${honeypot().name} ${honeypot().id}`).not.toMatch(
      /user|name|mail|tel|phone|company|organi|address|street|city|state|zip|postal|country|birth|card|pass|code|otp|url|web|site|login|search|date|comment|subject|message/i,
    )
    const asked = { autocomplete: 'off', 'data-lpignore': 'true', 'data-form-type': 'other' }
    for (const [name, value] of Object.entries(asked)) {
      expect(honeypot()).toHaveAttribute(name, value)
    }
    expect(honeypot()).toHaveAttribute('data-1p-ignore')
    expect(honeypot()).toHaveAttribute('data-bwignore')
  })

  it('is told to the service once it is filled in', async () => {
    await renderForm()
    expect(await getFormHeaders()).toMatchObject({ 'X-Form-Trap': undefined })
    Object.assign(honeypot(), { value: 'https://spam.example' })
    expect(await getFormHeaders()).toMatchObject({ 'X-Form-Trap': 'filled' })
  })
})

describe('FormikField', () => {
  it('leaves its attribute `value` alone: after Back, browsers restore what differs from it', async () => {
    const { user, input } = await renderForm()
    await user.type(input, 'ana')
    await user.tab()
    await screen.findByText('error_valid_email')
    expect(input).toHaveValue('ana')
    expect(input.defaultValue).toBe('')
  })

  it.each([
    ['without an event', undefined],
    ['with an event that React takes for a repeated one', 'input'],
  ])('is sent as it was filled in %s', async (_way, event) => {
    const { user, input, button, onSubmit } = await renderForm()
    await user.type(input, 'ana')
    input.value = 'ana@acme.example'
    if (event) fireEvent(input, new Event(event, { bubbles: true }))
    fireEvent.click(button)
    await waitFor(() => {
      expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ email: 'ana@acme.example' }])
    })
    expect(input).toHaveValue('ana@acme.example')
  })

  it('has no error any more once it is left, if it was filled in without an event', async () => {
    const { user, input } = await renderForm()
    await user.type(input, 'ana')
    await user.tab()
    await screen.findByText('error_valid_email')
    await user.click(input)
    input.value = 'ana@acme.example'
    await user.tab()
    await waitFor(() => {
      expect(screen.queryByText('error_valid_email')).not.toBeInTheDocument()
    })
  })

  it('begins with the value, and keeps what is typed when a boundary hides and shows it again', async () => {
    const Pending = lazy(() => new Promise<never>(() => undefined))
    const createForm = (isPending: boolean) => (
      <Suspense>
        <Formik initialValues={{ email: 'ana@acme.example' }} onSubmit={() => undefined}>
          <FormikForm busyText={false}>
            <EmailField />
          </FormikForm>
        </Formik>
        {isPending && <Pending />}
      </Suspense>
    )
    const { user, rerender } = await renderWithProviders(createForm(false), {
      language: 'en',
      namespaces: ['nav'],
    })
    const input = screen.getByRole('textbox')
    expect(input).toHaveValue('ana@acme.example')
    for (const typed of ['lucia@acme.example', '']) {
      await user.clear(input)
      if (typed) await user.type(input, typed)
      rerender(createForm(true))
      expect(input).not.toBeVisible()
      rerender(createForm(false))
      expect(input).toBeVisible()
      expect(input).toHaveValue(typed)
    }
  })

  it('is read without undoing a country that is not rendered yet', async () => {
    const formik = createRef<FormikProps<{ readonly email: string; readonly country: string }>>()
    await renderWithProviders(
      <Formik
        innerRef={formik}
        initialValues={{ email: '', country: 'ES' }}
        onSubmit={() => undefined}
      >
        <FormikForm busyText={false}>
          <EmailField />
        </FormikForm>
      </Formik>,
      { language: 'en', namespaces: ['nav'] },
    )
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await act(async () => {
      void formik.current?.setFieldValue('country', 'CO', false)
      input.value = 'ana'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve()
    })
    expect(formik.current?.values).toEqual({ email: 'ana', country: 'CO' })
  })

  describe('of a phone', () => {
    const renderPhone = async (isChosen: boolean) => {
      const formik = createRef<FormikProps<{ readonly phone: string; readonly country: string }>>()
      const { container } = await renderWithProviders(
        <Formik
          innerRef={formik}
          initialValues={{ phone: '', country: 'CO' }}
          initialTouched={{ country: isChosen }}
          onSubmit={() => undefined}
        >
          <FormikForm busyText={false}>
            <FormikField
              field={phoneField}
              label="Phone"
              translateError={(key) => key}
              isReadOnly={false}
            />
          </FormikForm>
        </Formik>,
        { language: 'en', namespaces: ['nav', 'phone'] },
      )
      // eslint-disable-next-line testing-library/no-node-access, testing-library/no-container -- nobody sees it
      return { formik, kept: findField(container.querySelector('form'), chosenCountryField) }
    }

    it.each([
      ['has been chosen', true, 'CO'],
      ['has been detected', false, ''],
    ])('keeps for browsers whether its country %s', async (_how, isChosen, expected) => {
      expect((await renderPhone(isChosen)).kept).toHaveValue(expected)
    })

    it('takes no country from what fills in every field, hidden ones, too', async () => {
      const { formik, kept } = await renderPhone(false)
      if (kept) kept.value = 'Lorem ipsum'
      await act(async () => formik.current?.setFieldValue('country', 'PE'))
      expect(screen.getByRole('button', { name: 'Country code: Peru, +51' })).toBeVisible()
      expect(kept).toHaveValue('')
    })
  })

  it('reports an invalid value on blur', async () => {
    const { user, input } = await renderForm()
    await user.type(input, 'ana')
    expect(input).toHaveAttribute('aria-invalid', 'false')
    await user.tab()
    const error = await screen.findByText('error_valid_email')
    // eslint-disable-next-line testing-library/no-node-access -- a live region has no role of its own
    expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })

  it('comes into view with its label if it is the first that is invalid', async () => {
    const shown: Element[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this)
    })
    const { user, button } = await renderForm()
    await user.click(button)
    await waitFor(() => {
      expect(shown).toHaveLength(1)
    })
    expect(within(shown[0] as HTMLElement).getByText('Email')).toBeVisible()
  })

  it('delays the error while the submit button is pressed', async () => {
    const { user, input, button } = await renderForm()
    await user.type(input, 'ana')
    await user.pointer({ target: button, keys: '[MouseLeft>]' })
    await waitForValidation()
    expect(button).toHaveFocus()
    expect(screen.queryByText('error_valid_email')).not.toBeInTheDocument()
    await user.pointer('[/MouseLeft]')
    await screen.findByText('error_valid_email')
    await waitFor(() => {
      expect(input).toHaveFocus()
    })
  })

  it('reports the error after a context menu, which keeps the release of its press', async () => {
    const { user, input } = await renderForm()
    await user.type(input, 'ana')
    fireEvent.mouseDown(input, { button: 2 })
    fireEvent.contextMenu(input)
    await user.tab()
    expect(await screen.findByText('error_valid_email')).toBeVisible()
  })

  it('reports the error when a press ends without a click', async () => {
    const { user, input, button } = await renderForm()
    await user.type(input, 'ana')
    await user.pointer([
      { target: button, keys: '[MouseLeft>]' },
      { target: document.body },
      { target: document.body, keys: '[/MouseLeft]' },
    ])
    await screen.findByText('error_valid_email')
    expect(input).not.toHaveFocus()
  })
})
