import { act, screen } from '@testing-library/react'
import { renderThemed } from '../testing/renderThemed'
import { texts } from '../testing/texts'
import { FormField } from './FormField'

const passTime = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

describe('FormField', () => {
  it('is named by its label and passes on what the browser needs', () => {
    renderThemed(<FormField label="Email" type="email" autoComplete="email" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toHaveAttribute('type', 'email')
    expect(input).toHaveAttribute('autocomplete', 'email')
    expect(input).not.toBeRequired()
    expect(input).toBeValid()
    expect(input).not.toHaveAttribute('aria-describedby')
  })

  it('is marked as required without an asterisk in its name', () => {
    renderThemed(<FormField label="Name" required />)
    const input = screen.getByRole('textbox', { name: 'Name' })
    expect(input).toBeRequired()
    expect(input).toHaveAttribute('aria-invalid', 'false')
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  })

  it('ties its error to the input', () => {
    renderThemed(<FormField label="Email" error={texts.en.scheduledemo.error_valid_email} />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(texts.en.scheduledemo.error_valid_email)
  })

  it('ties its help to the input, after the error', () => {
    renderThemed(<FormField label="Message" error="Too long." helperText="3 characters too many" />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Too long. 3 characters too many',
    )
  })

  it('announces its help once the visitor pauses, not at each key', () => {
    jest.useFakeTimers()
    const { rerender } = renderThemed(<FormField label="Message" helperText="" />)
    const status = screen.getByRole('status')
    for (const left of [3, 2, 1]) {
      rerender(<FormField label="Message" helperText={`${left} left`} />)
      passTime(400)
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`${left} left`)
      expect(status).toBeEmptyDOMElement()
    }
    passTime(600)
    expect(status).toHaveTextContent('1 left')
    jest.useRealTimers()
  })

  it('takes several lines of text', () => {
    renderThemed(<FormField label="Message" isMultiline required readOnly />)
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    area.value = 'one\ntwo'
    expect(area).toHaveValue('one\ntwo')
    expect(area).toBeRequired()
    expect(area).toBeValid()
    expect(area).toHaveAttribute('readonly')
  })

  it('gives each of several inputs its own error', () => {
    renderThemed(
      <>
        <FormField label="Name" error="No name" />
        <FormField label="Company" error="No company" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('No name')
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
      'No company',
    )
  })

  it('shows a control before the input', () => {
    renderThemed(<FormField label="Phone" startAdornment={<button type="button">+34</button>} />)
    const button = screen.getByRole('button', { name: '+34' })
    const input = screen.getByRole('textbox', { name: 'Phone' })
    expect(button.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
