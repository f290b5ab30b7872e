import { screen } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import enContact from '@/content/en/contact'
import esContact from '@/content/es/contact'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { LazyContactForm } from './LazyContactForm'

// The mock stands for a chunk that fails to load, which Jest cannot simulate at a lower level.
jest.mock('./ContactForm', () => {
  throw new Error('Loading chunk failed')
})

test.each([
  ['es', esContact.unavailable],
  ['en', enContact.unavailable],
] as const)('a form that cannot be loaded names another way in %s', async (language, text) => {
  await renderWithProviders(
    <>
      <h1>The page around it</h1>
      <LazyContactForm />
    </>,
    { language, namespaces: ['contact'] },
  )
  mockAllIsIntersecting(true)
  const email = await screen.findByRole('link', { name: 'hola@example.com' })
  expect(email).toHaveAttribute('href', 'mailto:hola@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent(`${text} hola@example.com`)
  expect(screen.getByRole('heading', { name: 'The page around it' })).toBeVisible()
  // The skeleton is gone: it would push the alert off the screen of a phone.
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})
