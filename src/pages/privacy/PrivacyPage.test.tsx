import { screen, within } from '@testing-library/react'
import { fillIn } from '@/i18n/fillIn'
import { languages, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import PrivacyPage from './PrivacyPage'

const { privacy } = texts.es
const titles = privacy.sections.map(({ title }) => title)
const note = texts.en.privacy_notice.only_in_spanish

const renderPage = (language: Language) =>
  renderWithProviders(<PrivacyPage />, { language, namespaces: ['privacy', 'privacy_notice'] })

test.each(languages)(
  'the policy has its seven numbered sections, in Spanish, on the %s path (R8)',
  async (language) => {
    await renderPage(language)
    expect(screen.getByText(privacy.title, { selector: '[lang="es"] h1' })).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings).toHaveLength(7)
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      titles.map((text, index) => `${index + 1}. ${text}`),
    )
  },
)

test('a table of contents leads to each of them', async () => {
  await renderPage('en')
  const contents = screen.getByRole('navigation', { name: privacy.contents })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  expect(links.map((link) => (link as HTMLAnchorElement).hash)).toEqual(
    titles.map((_title, index) => `#section-${index + 1}`),
  )
  for (const [index, title] of titles.entries())
    expect(screen.getByText(title, { selector: `#section-${index + 1} h2 *` })).toBeVisible()
})

test('says that it asks where a visitor came from, and why (R63)', async () => {
  await renderPage('es')
  const [collected, used] = privacy.sections
  for (const { points = [] } of [collected, used]) {
    const sentences = points.filter((point) => /sitio.*campaña/.test(point))
    expect(sentences).toHaveLength(1)
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible()
  }
})

test('English readers see a note that the policy is in Spanish only', async () => {
  await renderPage('en')
  expect(screen.getByText(note, { selector: '[lang="en"] > *' })).toBeVisible()
})

test('Spanish readers do not', async () => {
  await renderPage('es')
  expect(screen.queryByText(note)).not.toBeInTheDocument()
  expect(screen.getByText(fillIn(privacy.lead, { brand: siteConfig.brand }))).toBeVisible()
  const { email } = siteConfig
  for (const link of screen.getAllByRole('link', { name: email }))
    expect(link).toHaveAttribute('href', `mailto:${email}`)
})
