import { screen, within } from '@testing-library/react'
import { CompanyDetails } from '@/app/shell/CompanyDetails'
import { FooterBadges } from '@/app/shell/FooterBadges'
import english from '@/content/en/testimonials'
import englishTeam from '@/content/en/experts'
import { proof, type CustomerCase, type TeamMember } from '@/content/proof'
import footer from '@/content/en/footer'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { Customers, Team } from '.'

const customerCase: CustomerCase = {
  customer: 'Example Ltd',
  result: { es: 'Resultado de ejemplo', en: 'Example result' },
  quote: { es: 'Cita de ejemplo', en: 'Example quote' },
  person: 'Example person, example role',
  url: 'https://www.example.com/case',
}
const member: TeamMember = { name: 'Example person', role: { es: 'Rol', en: 'Role' } }
const options = { language: 'en', namespaces: ['testimonials', 'experts', 'footer'] } as const

it('is empty, and not shown, until the owner has filled it in', async () => {
  expect(proof).toEqual({ cases: [], logos: [], team: [], badges: {}, company: {} })
  await renderWithProviders(
    <>
      <Customers cases={[]} logos={[]} />
      <Team team={[]} />
    </>,
  )
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('shows a customer’s case with a link to all of it', async () => {
  await renderWithProviders(<Customers cases={[customerCase]} logos={[]} />, options)
  const region = within(screen.getByRole('region', { name: english.title }))
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

it('shows the team', async () => {
  await renderWithProviders(<Team team={[member]} />, options)
  const region = within(screen.getByRole('region', { name: englishTeam.title }))
  expect(region.getByRole('heading', { level: 3, name: 'Example person' })).toBeVisible()
  expect(region.getByText('Role')).toBeVisible()
})

it('links a badge to the page that confirms it, if there is one', async () => {
  const urls = { verified: 'https://www.example.com/verified' }
  const { rerender } = await renderWithProviders(<FooterBadges urls={urls} />, options)
  expect(screen.getByRole('link', { name: footer.badge_verified })).toHaveAttribute(
    'href',
    urls.verified,
  )
  expect(screen.getByText(footer.badge_startup)).toBeVisible()
  rerender(<FooterBadges />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('names the company, its address and its hours once they are known', async () => {
  const company = {
    legalName: 'Example Ltd',
    address: ['1 Example Street'],
    hours: { es: 'De 9 a 5', en: '9 to 5' },
  }
  const { rerender } = await renderWithProviders(<CompanyDetails company={company} />, options)
  expect(screen.getByText('Example Ltd · 1 Example Street · 9 to 5')).toBeVisible()
  rerender(<CompanyDetails />)
  expect(screen.queryByText(/Example/)).not.toBeInTheDocument()
})
