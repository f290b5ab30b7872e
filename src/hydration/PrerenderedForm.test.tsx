import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
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

it('a click on a button of a form that was replaced is repeated on its like, once', async () => {
  clickBeforeReplacement('<form name="booking" method="dialog">', 'Continue')
  const { rerender } = render(<Form />)
  rerender(<Form />)
  await Promise.resolve()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it.each([
  ['another button', '<form name="booking" method="dialog">', '12 hours'],
  ['a form that was hydrated', '<form name="booking">', 'Continue'],
  ['another form that waits', '<form name="message" method="dialog">', 'Continue'],
])('a click on %s is not', async (_what, form, name) => {
  clickBeforeReplacement(form, name)
  render(<Form />)
  await Promise.resolve()
  expect(onClick).not.toHaveBeenCalled()
})

it('a click on a button that is hydrated after its form is repeated', async () => {
  const form = (
    <PrerenderedForm>
      <Suspense>
        <button onClick={onClick}>24 hours</button>
      </Suspense>
    </PrerenderedForm>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  window.queuedClick = screen.getByRole('button')
  render(form, { container, hydrate: true })
  await Promise.resolve()
  expect(onClick).toHaveBeenCalledTimes(1)
})
