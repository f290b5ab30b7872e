import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Namespace, StructuredContent } from '../content/sections'
import { loadSection } from '../i18n/loadSection'
import { assistantKeys, assistantNames } from '../site/assistants'
import type { Language } from '../site/language'
import { renderWithProviders } from '../testing/renderWithProviders'
import { mockBrowser } from '../testing/mockBrowser'
import { DemoAgenda } from '../features/booking'
import { Conversation } from '../features/demoChat/Conversation'
import ArticlePage from './article/ArticlePage'
import BlogPage from './blog/BlogPage'
import GoogleTermsPage from './googleTerms/GoogleTermsPage'
import HomePage from './home/HomePage'
import HowItWorksPage from './howItWorks/HowItWorksPage'
import IndustriesPage from './industries/IndustriesPage'
import IndustryPage from './industry/IndustryPage'
import PricingPage from './pricing/PricingPage'
import PrivacyPage from './privacy/PrivacyPage'

mockBrowser()

type SectionName = keyof StructuredContent

const doNothing = () => undefined

const conversations = assistantKeys.map((assistant) => (
  <Conversation
    key={assistant}
    assistant={assistant}
    industry={undefined}
    name={assistantNames[assistant]}
    view={{ current: null }}
    skipped
    onPlayingChange={doNothing}
    onChoose={doNothing}
  />
))

const pages: readonly (readonly [readonly SectionName[], ReactNode])[] = [
  [['assistants', 'benefits', 'home', 'how_it_works', 'human', 'listings/newest'], <HomePage />],
  [['pricing', 'buyer_questions'], <PricingPage />],
  [['demo_agenda'], <DemoAgenda />],
  [['google_terms'], <GoogleTermsPage />],
  [['how'], <HowItWorksPage />],
  [['industries_page'], <IndustriesPage />],
  [['industry/health'], <IndustryPage id="health" />],
  [['listings/all'], <BlogPage />],
  [['privacy'], <PrivacyPage />],
  [['transcripts/generic'], conversations],
]

const isRequired = (key: string) => key !== 'departments'

/** Loaded before the first render, so that no page waits for content. */
const namespaces: readonly Namespace[] = [
  ...pages.flatMap(([sections]) => sections),
  'blog',
  'contact',
  'conversation',
  'cta_section',
  'hero',
  'industries',
  'industry',
  'privacy_notice',
]

/** Empties the objects inside a section, but keeps its keys and the length of its lists. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? {} : String(item)))
  return typeof value === 'object' ? {} : value
}

const watchWarnings = () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
  return () => warn.mock.calls.map(([message]) => String(message))
}

/** Loads sections as they are, or with other entries. */
const load = async (
  language: Language,
  sections: readonly SectionName[],
  change = (entries: [string, unknown][]) => entries,
) =>
  Promise.all(
    sections.map(async (section) => {
      const entries = Object.entries(await loadSection(language, section))
      return [section, Object.fromEntries(change(entries))] as const
    }),
  )

describe.each(pages)('without texts of %s, a page', (sections, page) => {
  it('shows each key and logs a warning', async () => {
    const keys = (await load('es', sections)).flatMap(([section, texts]) =>
      Object.keys(texts)
        .filter(isRequired)
        .map((key) => [section, key] as const),
    )
    const warnings = watchWarnings()
    const { container } = await renderWithProviders(page, {
      namespaces,
      content: Object.fromEntries(sections.map((section) => [section, {}])),
    })
    await waitFor(() => {
      const expected = keys.map((key) => `Missing translation key '${key.join(':')}' in 'es'`)
      expect(warnings()).toEqual(expect.arrayContaining(expected))
    })
    await waitFor(() => {
      // In a text or the value of an attribute: once for each section that has the key.
      const html = container.innerHTML
      const countShown = (key: string) =>
        html.split(new RegExp(`(?<![\\w-])${key}(?![\\w-]|=")`)).length - 1
      const countSections = (key: string) => keys.filter(([, other]) => other === key).length
      expect(keys.filter(([, key]) => countShown(key) < countSections(key))).toEqual([])
    })
  })

  it('renders with empty groups and list entries', async () => {
    const content = await load('en', sections, (entries) =>
      entries.map(([key, value]) => [key, emptied(value)]),
    )
    const warnings = watchWarnings()
    const { container } = await renderWithProviders(page, {
      language: 'en',
      namespaces,
      content: Object.fromEntries(content),
    })
    await waitFor(() => {
      expect(container).not.toBeEmptyDOMElement()
    })
    // An article's category chooses a text of the blog.
    const own = new RegExp(`'(${sections.join('|')}|blog:category_articles)[:.]`)
    for (const warning of warnings()) expect(warning).toMatch(own)
  })
})

test('a conversation shows messages that have nothing', async () => {
  const warnings = watchWarnings()
  await renderWithProviders(conversations, {
    namespaces,
    content: { 'transcripts/generic': { supportpro: { messages: [{}] } } },
  })
  expect(await screen.findByRole('listitem')).toBeInTheDocument()
  expect(warnings()).toContain(
    "Missing translation key 'transcripts/generic:supportpro.messages.0.from' in 'es'",
  )
})

test('an article without title and excerpt shows their keys', async () => {
  const whole = await loadSection('es', 'articles/test-turing')
  watchWarnings()
  await renderWithProviders(<ArticlePage id="articles/test-turing" />, {
    namespaces,
    content: { 'articles/test-turing': { ...whole, title: undefined, excerpt: undefined } },
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('title')
  expect(screen.getByText('excerpt')).toBeVisible()
})

test('an article without sections shows their key', async () => {
  const whole = await loadSection('es', 'articles/test-turing')
  const warnings = watchWarnings()
  const { container } = await renderWithProviders(<ArticlePage id="articles/test-turing" />, {
    namespaces,
    content: { 'articles/test-turing': { ...whole, sections: undefined } },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(container).toHaveTextContent('sections')
  expect(warnings()).toEqual(["Missing translation key 'articles/test-turing:sections' in 'es'"])
})
