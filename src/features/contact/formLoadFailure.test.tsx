import { screen, within } from '@testing-library/react'
import { languages } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { findAlert } from '@/testing/interactions'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { LazyContactForm } from './LazyContactForm'

// The mock stands for a chunk that fails to load, which Jest cannot simulate at a lower level. The error has
// the name that webpack gives it.
jest.mock('./ContactForm', () => {
  throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' })
})

test.each(languages)('a form that cannot be loaded names another way in %s', async (language) => {
  const text = texts[language].not_found.part_lost
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  await renderWithProviders(
    <>
      <h1>The page around it</h1>
      <LazyContactForm />
    </>,
    { language, namespaces: ['contact', 'phone'] },
  )
  const alert = await findAlert(text)
  expect(alert).toHaveTextContent(`${text} ${siteConfig.email}`)
  expect(within(alert).getByRole('link', { name: siteConfig.email })).toHaveAttribute(
    'href',
    `mailto:${siteConfig.email}`,
  )
  expect(screen.getByRole('heading', { name: 'The page around it' })).toBeVisible()
})
