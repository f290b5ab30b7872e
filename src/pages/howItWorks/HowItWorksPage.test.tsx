import { screen, within } from '@testing-library/react'
import { LocationProbe } from '@/app/testing/LocationProbe'
import { proof } from '@/content/proof'
import { assistantNames, type AssistantKey } from '@/site/assistants'
import { languages, type Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { PageLink } from '@/ui/PageLink'
import HowItWorksPage from './HowItWorksPage'

mockBrowser()

beforeEach(() => {
  jest.replaceProperty(proof, 'integrations', [])
  jest.replaceProperty(proof, 'team', [])
})

/** The page with links to itself, like those of the footer. */
const pageWithLinks = (
  <>
    <PageLink page="howItWorks" query={{ assistant: 'salesbot' }}>
      To SalesBot
    </PageLink>
    <PageLink page="howItWorks" query={{ assistant: 'dataanalyst' }}>
      To DataAnalyst
    </PageLink>
    <LocationProbe />
    <HowItWorksPage />
  </>
)

async function renderPage(path = '/como-funciona', language: Language = 'es') {
  const view = await renderWithProviders(pageWithLinks, {
    path,
    language,
    namespaces: ['how', 'assistants', 'ai_assistants', 'conversation', 'industries'],
  })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const selectedTab = () => screen.getByRole('tab', { selected: true })
/** The heading of an assistant, with its role. */
const about = (assistant: AssistantKey, language: Language = 'es') => {
  const { role } = texts[language].assistants[assistant]
  return screen.getByRole('heading', { level: 3, name: `${assistantNames[assistant]} ${role}` })
}

describe.each(languages)('how it works, in %s', (language) => {
  const { how, ai_assistants } = texts[language]
  it('has four steps, the time they take, four kinds of systems, and questions', async () => {
    await renderPage('/', language)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(how.title)
    const titles = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(titles(how.steps.title)).toEqual(how.steps.items.map(({ title }) => title))
    expect(titles(how.integrations.title)).toEqual(how.integrations.items.map(({ title }) => title))
    expect(how.steps.items).toHaveLength(4)
    const time = within(screen.getByRole('region', { name: how.time.title }))
    expect(time.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      how.time.items.map(({ before, figure, after }) => `${before} ${figure} ${after}`),
    )
    const faqs = within(screen.getByRole('region', { name: how.faq_title }))
    expect(faqs.getAllByRole('group')).toHaveLength(how.faqs.length)
  })

  it('says that the figure of the assistant is a target', async () => {
    await renderPage('/', language)
    const conversation = within(screen.getByRole('region', { name: how.conversation.title }))
    expect(conversation.getByText(ai_assistants.metrics_note)).toBeVisible()
  })

  it('links to the demo at both ends, and to the conversation', async () => {
    await renderPage('/', language)
    const links = screen.getAllByRole('link', { name: how.book_demo })
    const demo = getRoutePath('scheduleDemo', language)
    expect(links.map((link) => link.getAttribute('href'))).toEqual([demo, demo])
    expect(screen.getByRole('link', { name: how.watch })).toHaveAttribute('href', '#conversation')
    expect(screen.getByRole('region', { name: how.conversation.title })).toHaveAttribute(
      'id',
      'conversation',
    )
  })
})

describe('the assistant of the conversation', () => {
  it.each([
    ['', 'PickerBOT', 'pickerbot'],
    ['?assistant=supportpro', 'SupportPro', 'supportpro'],
    ['?assistant=hrhelper', 'HRHelper', 'hrhelper'],
    ['?assistant=nobody', 'PickerBOT', 'pickerbot'],
  ] as const)('with the query %j is %s', async (query, name, assistant) => {
    await renderPage(`/como-funciona${query}`)
    expect(selectedTab()).toHaveTextContent(name)
    expect(about(assistant)).toBeVisible()
  })

  it('follows the query', async () => {
    const { user } = await renderPage('/como-funciona?assistant=salesbot')
    await user.click(screen.getByRole('link', { name: 'To DataAnalyst' }))
    expect(selectedTab()).toHaveTextContent('DataAnalyst')
    expect(about('dataanalyst')).toBeVisible()
  })

  it('follows the tabs, and the query again after a link', async () => {
    const { user } = await renderPage('/como-funciona?assistant=salesbot')
    await user.click(screen.getByRole('tab', { name: 'HRHelper' }))
    expect(selectedTab()).toHaveTextContent('HRHelper')
    expect(about('hrhelper')).toBeVisible()
    expect(screen.getByRole('status', { name: 'location' })).toHaveTextContent(
      '/como-funciona?assistant=hrhelper',
    )
    await user.click(screen.getByRole('link', { name: 'To SalesBot' }))
    expect(selectedTab()).toHaveTextContent('SalesBot')
    expect(about('salesbot')).toBeVisible()
  })

  it('stays the same in the other language', async () => {
    const { switchLanguage } = await renderPage('/como-funciona?assistant=supportpro')
    await switchLanguage('en')
    expect(selectedTab()).toHaveTextContent('SupportPro')
    expect(about('supportpro', 'en')).toBeVisible()
  })
})
