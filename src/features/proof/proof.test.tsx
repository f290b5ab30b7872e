import { screen, within } from '@testing-library/react'
import { CompanyDetails, FooterBadges } from '@/app/shell/Footer'
import type { CustomerCase, TeamMember } from '@/content/proof'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { Customers, NamedIntegrations, Team } from '.'

const customerCase: CustomerCase = {
  customer: 'Example Ltd',
  result: { es: 'Resultado de ejemplo', en: 'Example result' },
  quote: { es: 'Cita de ejemplo', en: 'Example quote' },
  person: 'Example person, example role',
  url: 'https://www.example.com/case',
}
const member: TeamMember = { name: 'Example person', role: { es: 'Rol', en: 'Role' } }
const options = {
  language: 'en',
  namespaces: ['testimonials', 'experts', 'footer', 'how'],
} as const

it('is not shown until the owner has filled it in', async () => {
  await renderWithProviders(
    <>
      <Customers cases={[]} logos={[]} />
      <NamedIntegrations integrations={[]} />
      <Team team={[]} />
    </>,
    options,
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('shows a customer’s case with a link to all of it', async () => {
  await renderWithProviders(<Customers cases={[customerCase]} logos={[]} />, options)
  const region = within(screen.getByRole('region', { name: texts.en.testimonials.title }))
  expect(region.getByRole('link', { name: 'Example Ltd' })).toHaveAttribute(
    'href',
    customerCase.url,
  )
  expect(region.getByText('Example result')).toBeVisible()
  expect(region.getByRole('blockquote')).toHaveTextContent('Example quoteExample person')
})

it('shows logos by the customers’ names', async () => {
  const logos = [{ customer: 'Example Ltd', picture: '/pictures/customers/example.svg' }]
  await renderWithProviders(<Customers cases={[]} logos={logos} />, options)
  expect(screen.getByRole('img', { name: 'Example Ltd' })).toBeVisible()
})

it('names the systems, with a link where a page describes one', async () => {
  const integrations = [
    { name: 'Example CRM', url: 'https://www.example.com/crm' },
    { name: 'Example ERP' },
  ]
  await renderWithProviders(<NamedIntegrations integrations={integrations} />, options)
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
    texts.en.how.integrations.named,
  )
  const [crm, erp] = screen.getAllByRole('listitem')
  expect(crm).toContainElement(screen.getByRole('link', { name: 'Example CRM' }))
  expect(erp).toHaveTextContent('Example ERP')
})

it('shows the team', async () => {
  await renderWithProviders(<Team team={[member]} />, options)
  const region = within(screen.getByRole('region', { name: texts.en.experts.title }))
  expect(region.getByRole('heading', { level: 3, name: 'Example person' })).toBeVisible()
  expect(region.getByText('Role')).toBeVisible()
})

it('shows the owner’s badges, with a link to the page that confirms one', async () => {
  const urls = { verified: 'https://www.example.com/verified', startup: '' }
  const { rerender } = await renderWithProviders(<FooterBadges urls={urls} />, options)
  expect(screen.getByRole('link', { name: texts.en.footer.badge_verified })).toHaveAttribute(
    'href',
    urls.verified,
  )
  expect(screen.getByText(texts.en.footer.badge_startup)).toBeVisible()
  rerender(<FooterBadges urls={{}} />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('names the company, its address and its hours once they are known', async () => {
  const company = {
    legalName: 'Example Ltd',
    address: ['1 Example Street'],
    hours: { es: 'De 9 a 5', en: '9 to 5' },
  }
  const { rerender } = await renderWithProviders(<CompanyDetails company={company} />, options)
  expect(screen.getByText('Example Ltd · 1 Example Street · 9 to 5')).toBeVisible()
  rerender(<CompanyDetails company={{}} />)
  expect(screen.queryByText(/Example/)).not.toBeInTheDocument()
})
