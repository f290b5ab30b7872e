import { act, screen, waitFor, within } from '@testing-library/react'
import { languages, type Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { Notifications } from './Notifications'
import { notify } from './notify'

async function renderArea(language: Language = 'es') {
  const view = await renderWithProviders(<Notifications />, { language, namespaces: ['nav'] })
  await act(() => import('./Toasts'))
  return view
}
const area = () => screen.getByRole('region', { name: 'Notifications' })
const tell = (...[message, variant]: Parameters<typeof notify>) =>
  act(async () => {
    notify(message, variant)
    await Promise.resolve()
  })

describe('the toast area', () => {
  it.each(languages)('is labelled Notifications in %s, too', async (language) => {
    await renderArea(language)
    expect(area()).toBeEmptyDOMElement()
    expect(area()).toHaveAttribute('lang', 'en')
  })

  it('contains the toasts', async () => {
    await renderArea()
    await tell(() => 'Cuidado', 'info')
    expect(within(area()).getByRole('status')).toHaveTextContent('Cuidado')
  })
})

describe('a toast', () => {
  it.each([
    ['info', 'status', 'MuiAlert-colorInfo'],
    ['success', 'status', 'MuiAlert-colorSuccess'],
    ['warning', 'status', 'MuiAlert-colorWarning'],
    ['error', 'alert', 'MuiAlert-colorError'],
  ] as const)('of %s is a %s, and has its colour', async (variant, role, className) => {
    await renderArea()
    await tell(() => 'Hola', variant)
    expect(within(area()).getByRole(role)).toHaveTextContent('Hola')
    expect(within(area()).getByRole(role)).toHaveClass(className)
  })

  it('has the visitor’s language', async () => {
    await renderArea('es')
    await tell(() => 'Hola', 'info')
    expect(within(area()).getByRole('status')).toHaveAttribute('lang', 'es')
  })

  it('follows the visitor’s switch of language', async () => {
    const { switchLanguage } = await renderArea('es')
    await tell((t) => t('nav:home'), 'info')
    expect(within(area()).getByRole('status')).toHaveTextContent(texts.es.nav.home)
    await switchLanguage('en')
    expect(within(area()).getByRole('status')).toHaveTextContent(texts.en.nav.home)
    expect(within(area()).getByRole('status')).toHaveAttribute('lang', 'en')
    expect(
      within(area()).getByRole('button', { name: texts.en.nav.close_notification }),
    ).toBeInTheDocument()
  })

  it.each(languages)('can be closed, in %s', async (language) => {
    const name = texts[language].nav.close_notification
    const { user } = await renderArea(language)
    await tell(() => 'Hola', 'info')
    await user.click(within(area()).getByRole('button', { name }))
    await waitFor(() => {
      expect(within(area()).queryByText('Hola')).not.toBeInTheDocument()
    })
  })

  it('gives the focus back when it goes', async () => {
    const { user } = await renderArea()
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    await tell(() => 'Hola', 'info')
    const close = within(area()).getByRole('button')
    act(() => {
      close.focus()
    })
    await user.keyboard('{Enter}')
    await waitFor(() => {
      expect(close).not.toBeInTheDocument()
    })
    expect(before).toHaveFocus()
    before.remove()
  })

  it.each([
    ['the same again', 'Uno', 'error', 'error'],
    ['another of its kind', 'Dos', 'info', 'info'],
    ['the success of a retry', 'Dos', 'error', 'success'],
    ['a failure', 'Dos', 'success', 'error'],
  ] as const)('is replaced at once by %s', async (_what, message, first, second) => {
    await renderArea()
    await tell(() => 'Uno', first)
    await tell(() => message, second)
    // The style sheet hides all but the last one.
    expect(
      within(area())
        .getAllByText(/^(Uno|Dos)$/)
        .at(-1),
    ).toHaveTextContent(message)
    await waitFor(() => {
      expect(within(area()).getAllByText(/^(Uno|Dos)$/)).toHaveLength(1)
    })
    expect(within(area()).getByText(message)).toBeVisible()
  })

  it('is shown after any number of others', async () => {
    await renderArea()
    const messages = Array.from({ length: 6 }, (_, index) => `Toast ${index + 1}`)
    for (const message of messages) await tell(() => message, 'info')
    expect(await within(area()).findByText('Toast 6')).toBeVisible()
  })
})
