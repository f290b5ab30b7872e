import { screen, within } from '@testing-library/react'
import enPrivacy from '@/content/en/privacy'
import { renderWithProviders } from '@/testing/renderWithProviders'
import PrivacyPage from './PrivacyPage'

const titles = [
  'Información que recopilamos',
  'Uso de la información',
  'Con quién la compartimos',
  'Seguridad',
  'Tus derechos',
  'Cambios en esta política',
  'Contacto',
]
const note = /available in Spanish only/

const renderPage = (language: 'es' | 'en') =>
  renderWithProviders(<PrivacyPage />, { language, namespaces: ['privacy', 'privacy_notice'] })

test.each(['es', 'en'] as const)(
  'the policy has its seven numbered sections, in Spanish, on the %s path (R8)',
  async (language) => {
    await renderPage(language)
    expect(screen.getByText(enPrivacy.title, { selector: '[lang="es"] h1' })).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      titles.map((text, index) => `${index + 1}. ${text}`),
    )
  },
)

test('a table of contents leads to each of them', async () => {
  await renderPage('en')
  const contents = screen.getByRole('navigation', { name: 'Contenido' })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    titles.map((_title, index) => `/en/privacy-policy#section-${index + 1}`),
  )
  for (const [index, title] of titles.entries())
    expect(screen.getByText(title, { selector: `#section-${index + 1} h2` })).toBeVisible()
})

test('English readers see a note that the policy is in Spanish only', async () => {
  await renderPage('en')
  expect(screen.getByText(note)).toBeVisible()
  expect(screen.queryByText(note, { selector: '[lang="es"] *' })).not.toBeInTheDocument()
})

test('Spanish readers do not', async () => {
  await renderPage('es')
  expect(screen.queryByText(note)).not.toBeInTheDocument()
  expect(screen.getByText(/cuando visitas este sitio/)).toHaveTextContent('Qué sabe Conversalia')
  expect(screen.getByRole('link', { name: 'hola@example.com' })).toHaveAttribute(
    'href',
    'mailto:hola@example.com',
  )
})
