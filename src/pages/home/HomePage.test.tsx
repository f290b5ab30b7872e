import { screen, within } from '@testing-library/react'
import { navigationEntries } from '@/app/shell/navigation'
import englishAssistants from '@/content/en/ai_assistants'
import englishBenefits from '@/content/en/benefits'
import englishClosing from '@/content/en/cta_section'
import englishHero from '@/content/en/hero'
import englishHome from '@/content/en/home'
import englishSteps from '@/content/en/how_it_works'
import englishHuman from '@/content/en/human'
import spanishAssistants from '@/content/es/ai_assistants'
import spanishBenefits from '@/content/es/benefits'
import spanishClosing from '@/content/es/cta_section'
import spanishHero from '@/content/es/hero'
import spanishHome from '@/content/es/home'
import spanishSteps from '@/content/es/how_it_works'
import spanishHuman from '@/content/es/human'
import { cheapestPlan, currency, discountPercent } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { languages, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import HomePage from './HomePage'

mockBrowser()

const texts = {
  es: {
    assistants: spanishAssistants,
    benefits: spanishBenefits,
    closing: spanishClosing,
    hero: spanishHero,
    home: spanishHome,
    human: spanishHuman,
    steps: spanishSteps,
  },
  en: {
    assistants: englishAssistants,
    benefits: englishBenefits,
    closing: englishClosing,
    hero: englishHero,
    home: englishHome,
    human: englishHuman,
    steps: englishSteps,
  },
}

async function renderHome(language: Language) {
  const view = await renderWithProviders(<HomePage />, { language })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: texts[language].assistants.carousel_label })
  // This section renders last, because its dictionary is requested after the page's own.
  await screen.findByRole('region', { name: texts[language].home.contact.title })
  return view
}

describe('the home page', () => {
  it.each(languages)('has its sections in their order in %s', async (language) => {
    const { hero, home, benefits, steps, assistants, human, closing } = texts[language]
    const titles = [
      hero.video_title,
      home.integration.title,
      home.banner.title,
      benefits.title,
      steps.title,
      assistants.title,
      human.title,
      home.pricing.title,
      home.blog.title,
      home.contact.title,
      closing.title,
    ]
    await renderHome(language)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles)
  })

  it('has few landmarks: the video and the sections that the header leads to, in its order', async () => {
    await renderHome('es')
    const { carousel_label } = spanishAssistants
    const sections = screen
      .getAllByRole('region')
      .filter((region) => region.getAttribute('aria-label') !== carousel_label)
    const anchors = navigationEntries.flatMap((entry) => ('anchor' in entry ? [entry.anchor] : []))
    expect(sections.map(({ id }) => id)).toEqual(['', ...anchors])
  })

  it.each([
    [
      'es',
      [
        [spanishHero.book_demo, '/agendar-demo'],
        [spanishHero.view_pricing, '/precios'],
        [spanishSteps.view_more, '/como-funciona'],
        [spanishAssistants.discover_all, '/como-funciona'],
        [spanishHome.pricing.view_plans, '/precios'],
        [spanishHome.blog.view_all, '/blog'],
        [spanishClosing.start, '/agendar-demo'],
        [spanishClosing.talk_to_expert, '/#contact'],
      ],
    ],
    [
      'en',
      [
        [englishHero.book_demo, '/en/schedule-demo'],
        [englishHero.view_pricing, '/en/pricing'],
        [englishSteps.view_more, '/en/how-it-works'],
        [englishAssistants.discover_all, '/en/how-it-works'],
        [englishHome.pricing.view_plans, '/en/pricing'],
        [englishHome.blog.view_all, '/en/blog'],
        [englishClosing.start, '/en/schedule-demo'],
        [englishClosing.talk_to_expert, '/#contact'],
      ],
    ],
  ] as const)('leads on from its sections in %s', async (language, links) => {
    await renderHome(language)
    for (const [name, path] of links) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
    }
  })

  it.each([
    [
      'es',
      ['82\u00a0%', '+20', '24/7', formatNumber(cheapestPlan.discountedPrice, 'es')],
      ['< 24 h', '1 día', '< 2 semanas'],
    ],
    [
      'en',
      ['82%', '+20', '24/7', `${currency.sign}${formatNumber(cheapestPlan.discountedPrice, 'en')}`],
      ['< 24 h', '1 day', '< 2 weeks'],
    ],
  ] as const)('makes the required claims in %s', async (language, required, times) => {
    await renderHome(language)
    const figures = screen.getAllByRole('strong').map(({ textContent }) => textContent)
    for (const figure of required) expect(figures).toContain(figure)
    for (const time of times) expect(screen.getByText(time)).toBeVisible()
  })

  it('names every channel and every system', async () => {
    await renderHome('en')
    const list = (name: string) => within(screen.getByRole('list', { name }))
    const texts = (elements: readonly HTMLElement[]) =>
      elements.map(({ textContent }) => textContent)
    const { channels_label, channels, systems_label, systems } = englishHome.integration
    expect(texts(list(channels_label).getAllByRole('listitem'))).toEqual(channels)
    expect(texts(list(systems_label).getAllByRole('strong'))).toEqual(
      systems.map(({ title }) => title),
    )
  })

  it('shows the original price and the discount', async () => {
    await renderHome('en')
    const { before, original, discount } = englishHome.pricing
    const price = formatNumber(cheapestPlan.originalPrice, 'en')
    expect(screen.getByText(before, { exact: false })).toBeVisible()
    expect(screen.getByText(fillIn(original, { price }))).toBeVisible()
    expect(screen.getByText(fillIn(discount, { percent: discountPercent }))).toBeVisible()
  })

  it('has the price of the smallest plan in giant type, unless that is too long for a phone', async () => {
    const { amount } = englishHome.pricing
    for (const [price, isGiant] of [
      [999, true],
      [1_000, false],
    ] as const) {
      jest.replaceProperty(cheapestPlan, 'discountedPrice', price)
      const { unmount } = await renderHome('en')
      const written = screen.getByText(fillIn(amount, { price: formatNumber(price, 'en') }))
      expect(written.matches('.amount > strong')).toBe(isGiant)
      unmount()
    }
  })

  it.each(languages)('groups the digits of its prices in %s', async (language) => {
    jest.replaceProperty(cheapestPlan, 'discountedPrice', 15_000)
    jest.replaceProperty(cheapestPlan, 'originalPrice', 20_000)
    await renderHome(language)
    const { amount, original } = texts[language].home.pricing
    // Keeps the no-break spaces.
    const normalizer = (text: string) => text
    for (const [text, price] of [
      [amount, 15_000],
      [original, 20_000],
    ] as const) {
      const written = fillIn(text, { price: formatNumber(price, language) })
      expect(screen.getByText(written, { normalizer })).toBeVisible()
    }
  })

  it.each(languages)('says in %s that its figures are targets', async (language) => {
    await renderHome(language)
    // Keeps the no-break space between 82 and %.
    const normalizer = (text: string) => text
    expect(screen.getByText(texts[language].hero.claims_note, { normalizer })).toBeVisible()
    expect(screen.getByText(texts[language].assistants.metrics_note)).toBeVisible()
  })

  it.each(languages)(
    'says in %s who speaks in its conversations, and what its video shows',
    async (language) => {
      await renderHome(language)
      const { hero, human } = texts[language]
      const conversation = within(screen.getByRole('list', { name: hero.chat_label }))
      const getTexts = (paragraphs: readonly HTMLElement[]) =>
        paragraphs.map(({ textContent }) => textContent)
      expect(getTexts(conversation.getAllByRole('paragraph'))).toEqual([
        `${hero.chat_customer}: ${hero.chat_customer_question}`,
        `${hero.chat_assistant}: ${hero.chat_assistant_answer}`,
        `${hero.chat_customer}: ${hero.chat_customer_reply}`,
        `${hero.chat_assistant}: ${hero.chat_assistant_confirmation}`,
      ])
      const handoff = [
        `${human.speaker_customer}: ${human.example_customer}`,
        `${human.speaker_agent}: ${human.example_agent}`,
      ]
      expect(
        getTexts(screen.getAllByRole('paragraph')).filter((text) => handoff.includes(text)),
      ).toEqual(handoff)
      const video = within(screen.getByRole('region', { name: hero.video_title }))
      expect(video.getByText(hero.video_caption)).toBeVisible()
      expect(video.getByRole('img', { name: hero.video_description })).toBeVisible()
    },
  )

  it('offers the e-mail address beside the form', async () => {
    await renderHome('es')
    const contact = within(screen.getByRole('region', { name: spanishHome.contact.title }))
    // The other one is for visitors whose scripts are lost.
    const links = contact.getAllByRole('link', { name: siteConfig.email })
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toHaveAttribute('href', `mailto:${siteConfig.email}`)
  })
})
