import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { createI18n } from '@/i18n/createI18n'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { setupStore } from '@/store/setupStore'
import { createEmotionCache } from '@/theme/emotionCache'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import GoogleTermsPage from './GoogleTermsPage'

const device = mockBrowser()

beforeEach(() => {
  const headers = { Date: 'Tue, 24 Nov 2026 09:00:00 GMT' }
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { headers }))
})
async function renderPage(language: Language) {
  await renderWithProviders(<GoogleTermsPage />, { language, namespaces: ['google_terms'] })
  await screen.findByText(/2026/)
}

test.each([
  ['es', '24 de noviembre de 2026'],
  ['en', 'November 24, 2026'],
] as const)(
  'in %s the terms are of today, whatever the device says (R15)',
  async (language, date) => {
    device.setNow('2026-11-20T09:00:00Z')
    await renderPage(language)
    const line = `${texts[language].google_terms.last_updated} ${date}`
    expect(screen.getByText((_text, element) => element?.textContent === line)).toBeVisible()
    expect(screen.getByText(date)).toHaveAttribute('datetime', '2026-11-24')
  },
)

test('the prerendered page has no date (R15)', async () => {
  const i18n = await createI18n('en', ['google_terms'])
  const view = renderToString(
    <App store={setupStore({ language: 'en' })} i18n={i18n} emotionCache={createEmotionCache()}>
      <MemoryRouter>
        <GoogleTermsPage />
      </MemoryRouter>
    </App>,
  )
  expect(view).toContain(texts.en.google_terms.last_updated)
  expect(view).toMatch(/<time [^>]*><\/time>/)
  expect(view).not.toContain('datetime')
})

test.each([
  [
    'es',
    [
      /metadatos de tus correos/,
      /Enviar correos en tu nombre/,
      /etiquetas y carpetas/,
      /No almacenamos el contenido completo/,
      /cifrado/,
      /acceso de nuestro personal es limitado/,
      /configuración de tu cuenta de correo web/,
      new RegExp(`panel de ${siteConfig.brand}`),
      /política de datos de usuario de la API/,
      /divulgación/,
      /contenido restringido/,
      /RGPD/,
      /“Autorizar” o en “Conectar con Gmail”/,
      /titular legítimo/,
    ],
  ],
  [
    'en',
    [
      /metadata of your email/,
      /Send email on your behalf/,
      /labels and folders/,
      /do not store the full content/,
      /encryption/,
      /limited number of our staff/,
      /settings of your webmail account/,
      new RegExp(`your ${siteConfig.brand} dashboard`, 'i'),
      /API user data policy/,
      /disclose/,
      /restricted content/,
      /GDPR/,
      /“Authorize” or “Connect with Gmail,”/,
      /legitimate owner/,
    ],
  ],
] as const)('in %s every point is there', async (language, points) => {
  await renderPage(language)
  for (const point of points) expect(screen.getByText(point)).toBeVisible()
  const support = screen.getAllByRole('link', { name: siteConfig.email })
  expect(support).toHaveLength(2)
  for (const link of support) expect(link).toHaveAttribute('href', `mailto:${siteConfig.email}`)
})

it.each([
  ['es', 'Política de Datos del Usuario de los Servicios de las API de Google'],
  ['en', 'Google API Services User Data Policy'],
] as const)('in %s the name of Google’s policy is the link to it', async (language, name) => {
  await renderPage(language)
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/developers\.google\.com\//),
  )
})
