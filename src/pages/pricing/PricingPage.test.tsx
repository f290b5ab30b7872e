import { act, screen, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { cheapestPlan, currency, plans } from '@/content/plans'
import { proof } from '@/content/proof'
import { languageSwitched } from '@/i18n/languageSlice'
import { languages, type Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import PricingPage from './PricingPage'

beforeEach(() => {
  jest.replaceProperty(proof, 'cases', [])
  jest.replaceProperty(proof, 'logos', [])
})

const renderPage = (language: Language) =>
  renderWithProviders(<PricingPage />, { language, namespaces: ['pricing', 'buyer_questions'] })

/** The text for screen readers, with no-break spaces as spaces. */
const getText = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim()

const getListTexts = (element: HTMLElement) => within(element).getAllByRole('listitem').map(getText)

const plan = (name: string) => screen.getByRole('article', { name })

const { code, sign } = currency

const written = {
  es: {
    getOriginal: (price: number) => `Precio sin descuento: ${price} ${code} 30 % DE DESCUENTO`,
    getDiscounted: (price: number) => `Precio con descuento: ${price} ${code} al mes`,
  },
  en: {
    getOriginal: (price: number) => `Price before the discount: ${sign}${price} -30% DISCOUNT`,
    getDiscounted: (price: number) =>
      `Price with the discount: ${sign}${price} per month (${code})`,
  },
}

describe('the plans', () => {
  it.each([
    ['es', 'Inicia', 'hasta 500 conversaciones', '2500 mensajes', 125, 88, 'ticket'],
    ['es', 'Avanza', 'hasta 2000 conversaciones', '8000 mensajes', 320, 224, 'direct'],
    ['es', 'Despega', 'hasta 4000 conversaciones', '15 000 mensajes', 450, 315, 'priority'],
    ['en', 'Start', 'up to 500 conversations', '2,500 messages', 125, 88, 'ticket'],
    ['en', 'Advance', 'up to 2,000 conversations', '8,000 messages', 320, 224, 'direct'],
    ['en', 'Takeoff', 'up to 4,000 conversations', '15,000 messages', 450, 315, 'priority'],
  ] as const)(
    'in %s: %s',
    async (language, name, conversations, messages, original, price, support) => {
      const { pricing } = texts[language]
      const { getOriginal, getDiscounted } = written[language]
      const month = { es: 'al mes', en: 'per month' }[language]
      await renderPage(language)
      const text = getText(plan(name))
      expect(text).toContain(`${conversations} ${month}`)
      expect(text).toContain(getOriginal(original))
      expect(text).toContain(getDiscounted(price))
      expect(getListTexts(plan(name))).toEqual([
        `${messages} ${month}`,
        pricing.unlimited_users,
        pricing.implementation_included,
        pricing.support[support],
      ])
    },
  )

  it('have numbers in the language of their texts while those of another load', async () => {
    const { store } = await renderPage('es')
    const spanish = getText(plan('Despega'))
    act(() => void store.dispatch(languageSwitched('en')))
    expect(getText(plan('Despega'))).toBe(spanish)
    expect(await screen.findByRole('article', { name: 'Takeoff' })).toHaveTextContent('15,000')
  })

  it.each([
    [15_000, `${sign}15,000`, 'figure'],
    [350_000, `${sign}350,000`, 'h2'],
  ])(
    'have the price %i in a type in which it fits into one line',
    async (price, written, variant) => {
      jest.replaceProperty(cheapestPlan, 'discountedPrice', price)
      await renderPage('en')
      expect(screen.getByText(written)).toHaveClass(`MuiTypography-${variant}`)
    },
  )

  it('strike out the original price', async () => {
    await renderPage('en')
    expect(
      within(plan('Start')).getByText(`${sign}${plans[0].originalPrice}`, { selector: 's' }),
    ).toBeVisible()
  })

  it('mark one as popular', async () => {
    await renderPage('en')
    expect(screen.getAllByText('Popular')).toEqual([within(plan('Advance')).getByText('Popular')])
  })
})

describe('the links to talk about it', () => {
  it.each(languages)('in %s all lead to the demo', async (language) => {
    const { schedule_meeting: meeting, enterprise } = texts[language].pricing
    const path = getRoutePath('scheduleDemo', language)
    await renderPage(language)
    const links = screen.getAllByRole('link')
    expect(links.map(getText)).toEqual([...plans.map(() => meeting), enterprise.contact])
    for (const link of links) expect(link).toHaveAttribute('href', path)
  })
})

describe('the other sections', () => {
  it.each(languages)('is told in %s', async (language) => {
    const { pricing, buyer_questions: questions } = texts[language]
    const { implementation, cancellation, enterprise } = pricing
    await renderPage(language)
    mockAllIsIntersecting(true)
    const steps = within(screen.getByRole('region', { name: implementation.title }))
    expect(steps.getAllByRole('heading', { level: 3 }).map(getText)).toEqual(
      implementation.steps.map(({ title }) => title),
    )
    expect(screen.getByText(cancellation.description)).toBeVisible()
    const asked = within(screen.getByRole('region', { name: questions.title }))
    expect(asked.getAllByRole('group')).toHaveLength(questions.faqs.length)
    const regions = screen.getAllByRole('region')
    const last = regions[regions.length - 1]
    expect(last && getListTexts(last)).toEqual(enterprise.points)
    expect(last && getText(last)).not.toMatch(/\d/)
    expect(last && getText(last)).not.toContain(code)
  })

  it('an answer stays open when the language is switched', async () => {
    const { user, switchLanguage } = await renderPage('es')
    await user.click(screen.getByText(texts.es.buyer_questions.faqs[0].question))
    await switchLanguage('en')
    expect(await screen.findByText(texts.en.buyer_questions.faqs[0].answer)).toBeVisible()
    expect(screen.getByText(texts.en.buyer_questions.faqs[1].answer)).not.toBeVisible()
  })
})
