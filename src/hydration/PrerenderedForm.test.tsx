import { render, screen } from '@testing-library/react'
import { PrerenderedForm } from './PrerenderedForm'

const onClick = jest.fn()

const Form = () => (
  <PrerenderedForm>
    <button type="button">Cancel</button>
    <button type="button" onClick={onClick}>
      Continue
    </button>
  </PrerenderedForm>
)

/** Clicks a button of a document whose form is then replaced, as React does if its texts are translated. */
function clickBeforeReplacement(form: string, name: string): void {
  document.body.innerHTML = `${form}<button type="button">Cancel</button><button type="button">Continue</button></form>`
  window.queuedClick = screen.getByRole('button', { name })
  document.body.replaceChildren()
}

beforeEach(() => {
  onClick.mockReset()
})
afterEach(() => {
  delete window.queuedClick
})

it('a click on a button of a form that was replaced is repeated on that in its place, once', () => {
  clickBeforeReplacement('<form method="dialog">', 'Continue')
  const { rerender } = render(<Form />)
  rerender(<Form />)
  expect(onClick).toHaveBeenCalledTimes(1)
})

it.each([
  ['another button', '<form method="dialog">', 'Cancel'],
  ['another form', '<form>', 'Continue'],
])('a click on %s is not', (_what, form, name) => {
  clickBeforeReplacement(form, name)
  render(<Form />)
  expect(onClick).not.toHaveBeenCalled()
})
