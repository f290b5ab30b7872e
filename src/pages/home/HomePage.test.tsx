import { screen, within } from '@testing-library/react'
import { navigationEntries } from '@/app/shell/navigation'
import { cheapestPlan, currency, discountPercent } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { languages, type Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import HomePage from './HomePage'

mockBrowser()

async function renderHome(language: Language) {
  const { ai_assistants, home } = texts[language]
  const view = await renderWithProviders(<HomePage />, { language })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: ai_assistants.carousel_label })
  // This section renders last, because its dictionary is requested after the page's own.
  await screen.findByRole('region', { name: home.contact.title })
  return view
}

const getTexts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent)

describe('the home page', () => {
  it.each(languages)('has its sections in their order in %s', async (language) => {
    const { hero, home, benefits, how_it_works, ai_assistants, human, cta_section } =
      texts[language]
    const titles = [
      hero.video_title,
      home.integration.title,
      home.banner.title,
      benefits.title,
      how_it_works.title,
      ai_assistants.title,
      human.title,
      home.pricing.title,
      home.blog.title,
      home.contact.title,
      cta_section.title,
    ]
    await renderHome(language)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(getTexts(headings)).toEqual(titles)
  })

  it('has few landmarks: the video and the sections that the header leads to, in its order', async () => {
    await renderHome('es')
    const { carousel_label } = texts.es.ai_assistants
    const sections = screen
      .getAllByRole('region')
      .filter((region) => region.getAttribute('aria-label') !== carousel_label)
    const anchors = navigationEntries.flatMap((entry) => ('anchor' in entry ? [entry.anchor] : []))
    expect(sections.map(({ id }) => id)).toEqual(['', ...anchors])
  })

  it.each(languages)('leads on from its sections in %s', async (language) => {
    const { hero, how_it_works, ai_assistants, home, cta_section } = texts[language]
    await renderHome(language)
    for (const [name, page] of [
      [hero.book_demo, 'scheduleDemo'],
      [hero.view_pricing, 'pricing'],
      [how_it_works.view_more, 'howItWorks'],
      [ai_assistants.discover_all, 'howItWorks'],
      [home.pricing.view_plans, 'pricing'],
      [home.blog.view_all, 'blog'],
      [cta_section.start, 'scheduleDemo'],
    ] as const) {
      const path = getRoutePath(page, language)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    const toForm = screen.getByRole('link', { name: cta_section.talk_to_expert })
    expect(toForm).toHaveAttribute('href', '/#contact')
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
    const figures = getTexts(screen.getAllByRole('strong'))
    for (const figure of required) expect(figures).toContain(figure)
    for (const time of times) expect(screen.getByText(time)).toBeVisible()
  })

  it('names every channel and every system', async () => {
    await renderHome('en')
    const list = (name: string) => within(screen.getByRole('list', { name }))
    const { channels_label, channels, systems_label, systems } = texts.en.home.integration
    expect(getTexts(list(channels_label).getAllByRole('listitem'))).toEqual(channels)
    expect(getTexts(list(systems_label).getAllByRole('strong'))).toEqual(
      systems.map(({ title }) => title),
    )
  })

  it('shows the original price and the discount', async () => {
    await renderHome('en')
    const { before, original, discount } = texts.en.home.pricing
    const price = formatNumber(cheapestPlan.originalPrice, 'en')
    expect(screen.getByText(before, { exact: false })).toBeVisible()
    expect(screen.getByText(fillIn(original, { price }))).toBeVisible()
    expect(screen.getByText(fillIn(discount, { percent: discountPercent }))).toBeVisible()
  })

  it.each([
    [999, true],
    [1_000, false],
  ])(
    'has the price %i of the smallest plan in giant type unless that is too long for a phone: %p',
    async (price, isGiant) => {
      jest.replaceProperty(cheapestPlan, 'discountedPrice', price)
      await renderHome('en')
      const amount = fillIn(texts.en.home.pricing.amount, { price: formatNumber(price, 'en') })
      expect(screen.getByText(amount).matches('.amount > strong')).toBe(isGiant)
    },
  )

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
    expect(screen.getByText(texts[language].ai_assistants.metrics_note)).toBeVisible()
  })

  it.each(languages)(
    'says in %s who speaks in its conversations, and what its video shows',
    async (language) => {
      await renderHome(language)
      const { hero, human } = texts[language]
      const conversation = within(screen.getByRole('list', { name: hero.chat_label }))
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
    const contact = within(screen.getByRole('region', { name: texts.es.home.contact.title }))
    // The other one is for visitors whose scripts are lost.
    const links = contact.getAllByRole('link', { name: siteConfig.email })
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toHaveAttribute('href', `mailto:${siteConfig.email}`)
  })
})
