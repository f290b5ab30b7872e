import { act, render, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { http, HttpResponse } from 'msw'
import { formLeft } from '../features/contact/contactSlice'
import { getEmptyMessage } from '../features/contact/domain/contactFields'
import { FormikForm } from '../features/contactDetails'
import { findWaitingForm } from '../hydration/prerendered'
import { languages, type Language } from '../site/language'
import { createLoadError } from '../site/loading'
import { siteConfig } from '../site/siteConfig'
import type { RootState } from '../store/rootReducer'
import { renderWithProviders } from '../testing/renderWithProviders'
import { startServer } from '../testing/startServer'
import { texts } from '../testing/texts'
import { hasUnsentText, reloadDocument } from './documentLoading'
import { RouteError, useErrorTitle } from './RouteError'

const server = startServer()

const renderError = (error: Error, language: Language = 'es') =>
  renderWithProviders(<RouteError error={error} />, { language, namespaces: ['not_found'] })

const Forms = () => (
  <>
    <form action="/search">
      <input type="search" />
    </form>
    <Formik initialValues={{}} onSubmit={() => undefined}>
      <FormikForm busyText={false}>
        <input type="text" />
        <input type="text" hidden defaultValue="CO" />
        <input type="radio" value="10:00" />
      </FormikForm>
    </Formik>
  </>
)

const draft = { details: getEmptyMessage('ES'), countryChosen: true }
const typedDraft = { ...draft, details: { ...draft.details, message: 'Hola' } }

const lost = createLoadError('Loading chunk 1 failed')

describe.each(languages)('in %s', (language) => {
  const { unexpected_error, reload, lost_title, lost_text } = texts[language].not_found

  it('a page that breaks shows the error of the requirements and a way to reload', async () => {
    await renderError(new Error('A fault'), language)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    )
    expect(screen.getByText('Unexpected Application Error!')).toHaveAttribute('lang', 'en')
    expect(screen.getByText(unexpected_error)).toBeVisible()
    expect(document.title).toBe(`Unexpected Application Error! | ${siteConfig.brand}`)
    expect(screen.getByRole('button', { name: reload })).toBeEnabled()
  })

  it.each([
    ['can’t be loaded as a document either', () => HttpResponse.error()],
    ['is out of order as a document', () => new HttpResponse(null, { status: 503 })],
  ])('a page that %s says so in that language', async (_how, answer) => {
    server.use(http.head('*', answer))
    await renderError(lost, language)
    expect(await screen.findByRole('heading', { level: 1, name: lost_title })).toBeVisible()
    expect(screen.getByText(lost_text)).toBeVisible()
    expect(screen.getByRole('link', { name: siteConfig.email })).toBeVisible()
    expect(screen.getByRole('button', { name: reload })).toBeEnabled()
  })
})

describe('a page that was lost', () => {
  it('is loaded as a document, which may be of a newer release', async () => {
    server.use(http.head('*', () => new HttpResponse()))
    // jsdom can't load documents, and says so.
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined)
    await renderError(lost)
    await waitFor(() => {
      expect(String(error.mock.calls)).toContain('navigation')
    })
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('is not loaded as a document while a form has text, which would be lost', async () => {
    server.use(http.head('*', () => new HttpResponse()))
    // jsdom can't load documents, and says so.
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const { user, store, rerender } = await renderWithProviders(<Forms />, {
      namespaces: ['nav'],
    })
    await user.type(screen.getByRole('searchbox'), 'crm')
    await user.click(screen.getByRole('radio'))
    await expect(reloadDocument(store.getState())).resolves.toBeUndefined()
    await user.type(screen.getByRole('textbox'), 'Lucía')
    await expect(reloadDocument(store.getState())).rejects.toThrow()
    // The form is replaced once it is sent.
    rerender(<p>Sent</p>)
    await expect(reloadDocument(store.getState())).resolves.toBeUndefined()
  })

  it('is not loaded as a document while a form that was left before its code came has text', async () => {
    const { user, rerender } = await renderWithProviders(
      <form method="dialog" action="#">
        <input type="text" />
      </form>,
    )
    findWaitingForm()
    await user.type(screen.getByRole('textbox'), 'Lucía')
    rerender(<p>Another page</p>)
    expect(hasUnsentText({} as RootState)).toBe(true)
    // The form takes it over once its code has come.
    findWaitingForm()?.removeAttribute('method')
    expect(hasUnsentText({} as RootState)).toBe(false)
  })

  it.each([
    ['a draft of a message', { contact: { draft: typedDraft } }, true],
    ['a draft of a booking', { booking: { step: 2, draft: typedDraft } }, true],
    ['a booked demo', { booking: { step: 3, draft: typedDraft } }, false],
    ['a draft without text', { contact: { draft } }, false],
    ['no draft', {}, false],
  ])('takes %s for unsent text: %#', (_what, state, expected) => {
    expect(hasUnsentText(state as RootState)).toBe(expected)
  })

  it('is not loaded again where the document is already its own, and says what a reload would lose', async () => {
    const root = document.documentElement
    root.lang = 'es'
    root.dataset.content = '/content/es/pages/home.json'
    root.dataset.page = 'home'
    const { lost_title, reload_loses_text } = texts.es.not_found
    const { store } = await renderError(lost)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(lost_title)
    expect(screen.queryByText(reload_loses_text)).not.toBeInTheDocument()
    act(() => void store.dispatch(formLeft({ draft: typedDraft, sentCount: 0 })))
    expect(screen.getByText(reload_loses_text)).toBeVisible()
    delete root.dataset.content
  })
})

function Titled({ text }: { readonly text: string }) {
  useErrorTitle(text)
  return null
}

it('an error’s title is shown instead of the page’s until the visitor leaves', () => {
  const title = document.createElement('title')
  title.textContent = 'Precios | Conversalia'
  document.head.replaceChildren(title)
  const { rerender, unmount } = render(<Titled text="Lost" />)
  expect(document.title).toBe(`Lost | ${siteConfig.brand}`)
  // The page behind the error changes its own title.
  title.textContent = 'Blog | Conversalia'
  expect(document.title).toBe(`Lost | ${siteConfig.brand}`)
  rerender(<Titled text="Broken" />)
  expect(document.title).toBe(`Broken | ${siteConfig.brand}`)
  unmount()
  expect(document.title).toBe('Blog | Conversalia')
})
