import { screen, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import englishQuestions from '@/content/en/buyer_questions'
import englishPricing from '@/content/en/pricing'
import spanishQuestions from '@/content/es/buyer_questions'
import spanishPricing from '@/content/es/pricing'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import PricingPage from './PricingPage'

const renderPage = (language: Language) =>
  renderWithProviders(<PricingPage />, { language, namespaces: ['pricing', 'buyer_questions'] })

/** The text for screen readers, with no-break spaces as spaces. */
const getText = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim()

const getListTexts = (element: HTMLElement) => within(element).getAllByRole('listitem').map(getText)

const plan = (name: string) => screen.getByRole('article', { name })

describe('the plans', () => {
  it.each([
    [
      'es',
      'Inicia',
      'hasta 500 conversaciones al mes',
      '2500 mensajes al mes',
      '125',
      '88',
      spanishPricing.support.ticket,
    ],
    [
      'es',
      'Avanza',
      'hasta 2000 conversaciones al mes',
      '8000 mensajes al mes',
      '320',
      '224',
      spanishPricing.support.direct,
    ],
    [
      'es',
      'Despega',
      'hasta 4000 conversaciones al mes',
      '15 000 mensajes al mes',
      '450',
      '315',
      spanishPricing.support.priority,
    ],
  ] as const)(
    'in %s: %s',
    async (language, name, conversations, messages, original, price, support) => {
      await renderPage(language)
      const text = getText(plan(name))
      expect(text).toContain(conversations)
      expect(text).toContain(`Precio sin descuento: ${original} USD 30 % DE DESCUENTO`)
      expect(text).toContain(`Precio con descuento: ${price} USD al mes`)
      expect(getListTexts(plan(name))).toEqual([
        messages,
        spanishPricing.unlimited_users,
        spanishPricing.implementation_included,
        support,
      ])
    },
  )

  it.each([
    [
      'en',
      'Start',
      'up to 500 conversations per month',
      '2,500 messages per month',
      '125',
      '88',
      englishPricing.support.ticket,
    ],
    [
      'en',
      'Advance',
      'up to 2,000 conversations per month',
      '8,000 messages per month',
      '320',
      '224',
      englishPricing.support.direct,
    ],
    [
      'en',
      'Takeoff',
      'up to 4,000 conversations per month',
      '15,000 messages per month',
      '450',
      '315',
      englishPricing.support.priority,
    ],
  ] as const)(
    'in %s: %s',
    async (language, name, conversations, messages, original, price, support) => {
      await renderPage(language)
      const text = getText(plan(name))
      expect(text).toContain(conversations)
      expect(text).toContain(`Price before the discount: $${original} -30% DISCOUNT`)
      expect(text).toContain(`Price with the discount: $${price} per month (USD)`)
      expect(getListTexts(plan(name))).toEqual([
        messages,
        englishPricing.unlimited_users,
        englishPricing.implementation_included,
        support,
      ])
    },
  )

  it('strike out the original price', async () => {
    await renderPage('en')
    expect(within(plan('Start')).getByText('$125', { selector: 's' })).toBeVisible()
  })

  it('mark one as popular', async () => {
    await renderPage('en')
    expect(screen.getAllByText('Popular')).toEqual([within(plan('Advance')).getByText('Popular')])
  })
})

describe('the links to talk about it', () => {
  it.each([
    ['es', spanishPricing, '/agendar-demo'],
    ['en', englishPricing, '/en/schedule-demo'],
  ] as const)('in %s all lead to the demo', async (language, pricing, path) => {
    const { schedule_meeting: meeting, enterprise } = pricing
    await renderPage(language)
    const links = screen.getAllByRole('link')
    expect(links.map(getText)).toEqual([meeting, meeting, meeting, enterprise.contact])
    for (const link of links) expect(link).toHaveAttribute('href', path)
  })
})

describe('the other sections', () => {
  it.each([
    ['es', spanishPricing, spanishQuestions],
    ['en', englishPricing, englishQuestions],
  ] as const)('is told in %s', async (language, pricing, questions) => {
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
    expect(last && getText(last)).not.toMatch(/\d|USD/)
  })
})
