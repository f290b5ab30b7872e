import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { PrerenderedForm } from './PrerenderedForm'

const onClick = jest.fn()

/** It has more buttons than the document, as a booking with its calendar has. */
const Form = () => (
  <PrerenderedForm name="booking">
    <input name="email" aria-label="Email" />
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

const nodeFormData = FormData
afterEach(() => {
  document.body.replaceChildren()
  Object.assign(globalThis, { FormData: nodeFormData })
})

/** Renders the form in place of one that a translator has changed in the document. */
function replaceTranslatedForm(act: (field: HTMLInputElement) => void): void {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />).replace('Continue', 'Continuar')
  act(screen.getByRole('textbox'))
  // The tests have Node's otherwise, which cannot read a form.
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  Object.assign(globalThis, { FormData: Reflect.get(contentWindow ?? {}, 'FormData') as unknown })
  const onRecoverableError = jest.fn()
  render(<Form />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).toHaveBeenCalledTimes(1)
}

it('what was typed into a form that is replaced, and its focus, are taken over', () => {
  replaceTranslatedForm((field) => {
    field.value = 'ana@'
    field.focus()
  })
  expect(screen.getByRole('textbox')).toHaveValue('ana@')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('a visitor who is elsewhere when the form is replaced keeps the focus', () => {
  const link = document.body.appendChild(document.createElement('button'))
  replaceTranslatedForm(() => {
    link.focus()
  })
  expect(link).toHaveFocus()
})
