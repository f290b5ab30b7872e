import { render, screen } from '@testing-library/react'
import { PrerenderedForm } from './PrerenderedForm'

const onClick = jest.fn()

/** It has more buttons than the document, as a booking with its calendar has. */
const Form = () => (
  <PrerenderedForm name="booking">
    <button type="button">Next month</button>
    <button type="button" value="h12">
      12 hours
    </button>
    <button type="submit" onClick={onClick}>
      Continue
    </button>
  </PrerenderedForm>
)

/** Clicks a button of a document whose form is then replaced, as React does if its texts are translated. */
function clickBeforeReplacement(form: string, name: string): void {
  document.body.innerHTML = `${form}
    <button type="button" value="h12">12 hours</button>
    <button type="submit">Continue</button>
  </form>`
  window.queuedClick = screen.getByRole('button', { name })
  document.body.replaceChildren()
}

beforeEach(() => {
  onClick.mockImplementation((event: Event) => {
    event.preventDefault()
  })
})
afterEach(() => {
  onClick.mockReset()
  delete window.queuedClick
})

it('a click on a button of a form that was replaced is repeated on its like, once', () => {
  clickBeforeReplacement('<form name="booking" method="dialog">', 'Continue')
  const { rerender } = render(<Form />)
  rerender(<Form />)
  expect(onClick).toHaveBeenCalledTimes(1)
})

it.each([
  ['another button', '<form name="booking" method="dialog">', '12 hours'],
  ['a form that was hydrated', '<form name="booking">', 'Continue'],
  ['another form that waits', '<form name="message" method="dialog">', 'Continue'],
])('a click on %s is not', (_what, form, name) => {
  clickBeforeReplacement(form, name)
  render(<Form />)
  expect(onClick).not.toHaveBeenCalled()
})
