import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Field, Form, Formik, type FieldProps } from 'formik'
import { TextInput } from './TextInput'

describe('TextInput', () => {
  it('is named by its label and passes on what the browser and its keyboard need', () => {
    render(<TextInput label="Email" type="email" autoComplete="email" inputMode="email" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toHaveAttribute('type', 'email')
    expect(input).toHaveAttribute('autocomplete', 'email')
    expect(input).toHaveAttribute('inputmode', 'email')
    expect(input).not.toHaveAttribute('aria-required')
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(input).not.toHaveAttribute('aria-describedby')
  })

  it('says that it is required without the asterisk in its name', () => {
    render(<TextInput label="Name" required />)
    const input = screen.getByRole('textbox', { name: 'Name' })
    expect(input).toHaveAttribute('aria-required', 'true')
    expect(input).not.toHaveAttribute('required')
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  })

  it('ties its error to the input', () => {
    render(<TextInput label="Email" error="Please enter a valid email address." />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Please enter a valid email address.')
  })

  it('keeps a description that it is given beside its error', () => {
    render(
      <>
        <TextInput label="Email" error="No email" aria-describedby="hint" />
        <p id="hint">Only for the invitation</p>
      </>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'No email Only for the invitation',
    )
  })

  it('keeps the error of each of several inputs apart', () => {
    render(
      <>
        <TextInput label="Name" error="No name" />
        <TextInput label="Company" id="company" error="No company" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('No name')
    const company = screen.getByRole('textbox', { name: 'Company' })
    expect(company).toHaveAccessibleDescription('No company')
    expect(company.id).toBe('company')
  })

  it('shows a control before the input', () => {
    render(<TextInput label="Phone" leading={<button type="button">+34</button>} />)
    const button = screen.getByRole('button', { name: '+34' })
    const input = screen.getByRole('textbox', { name: 'Phone' })
    expect(button.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('takes the field props of Formik', async () => {
    const user = userEvent.setup()
    const onSubmit = jest.fn<undefined, [unknown]>()
    render(
      <Formik initialValues={{ name: '' }} onSubmit={onSubmit}>
        <Form>
          <Field name="name">
            {({ field }: FieldProps<string>) => <TextInput label="Name" {...field} />}
          </Field>
        </Form>
      </Formik>,
    )
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Ruiz{Enter}')
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ name: 'Ana Ruiz' }])
  })
})
