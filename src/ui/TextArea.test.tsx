import { render, screen } from '@testing-library/react'
import { TextArea } from './TextArea'

test('is named by its label and takes several lines', () => {
  render(<TextArea label="Mensaje" required defaultValue={'uno\ndos'} />)
  const area = screen.getByRole('textbox', { name: 'Mensaje' })
  expect(area).toBeRequired()
  expect(area).toBeValid()
  expect(area).toHaveValue('uno\ndos')
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
})

test('is described by its error and by what else describes it', () => {
  render(
    <>
      <TextArea label="Mensaje" error="Demasiado largo." aria-describedby="hint" />
      <p id="hint">Cuéntanos qué necesitas.</p>
    </>,
  )
  const area = screen.getByRole('textbox', { name: 'Mensaje' })
  expect(area).toBeInvalid()
  expect(area).toHaveAccessibleDescription('Demasiado largo. Cuéntanos qué necesitas.')
})
