import { screen, within } from '@testing-library/react'
import englishIndustry from '@/content/en/industry'
import englishIndustries from '@/content/en/industries'
import englishAutomotive from '@/content/en/industry/automotive'
import englishFinancial from '@/content/en/industry/financial'
import englishHealth from '@/content/en/industry/health'
import englishRetail from '@/content/en/industry/retail'
import englishPricing from '@/content/en/pricing'
import spanishIndustry from '@/content/es/industry'
import spanishIndustries from '@/content/es/industries'
import spanishAutomotive from '@/content/es/industry/automotive'
import spanishFinancial from '@/content/es/industry/financial'
import spanishHealth from '@/content/es/industry/health'
import spanishRetail from '@/content/es/industry/retail'
import spanishPricing from '@/content/es/pricing'
import testimonials from '@/content/es/testimonials'
import { cheapestPlan } from '@/content/plans'
import { proof } from '@/content/proof'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { industryKeys } from '@/site/industries'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { headings, listBelow, renderIndustry } from './testing/renderIndustry'

// The chat has its own tests.
jest.mock('@/features/demoChat', () => ({ ChatPhone: () => null }))

const itemsBelow = (title: string) => within(listBelow(title)).getAllByRole('listitem')
const getPaths = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe('the first view', () => {
  it.each([
    ['financial', 'es', spanishFinancial.title, '1 a 3'],
    ['financial', 'en', englishFinancial.title, '1 to 3'],
    ['retail', 'es', spanishRetail.title, '1 a 2'],
    ['retail', 'en', englishRetail.title, '1 to 2'],
    ['automotive', 'es', spanishAutomotive.title, '24/7'],
    ['automotive', 'en', englishAutomotive.title, '24/7'],
    ['health', 'es', spanishHealth.title, '60\u00a0%'],
    ['health', 'en', englishHealth.title, '60%'],
  ] as const)('of %s in %s has one title and one figure', async (id, language, title, figure) => {
    await renderIndustry(id, language)
    expect(headings(1)).toEqual([title])
    // Keeps the no-break space between 60 and %.
    const normalizer = (text: string) => text
    expect(screen.getByText(figure, { selector: 'strong', normalizer })).toBeVisible()
  })
})

it('shows the customers’ cases of its own industry', async () => {
  const result = { es: 'Resultado de ejemplo', en: 'Example result' }
  jest.replaceProperty(proof, 'cases', [
    { customer: 'Example Bank', industry: 'financial', result },
    { customer: 'Example Clinic', industry: 'health', result },
    { customer: 'Example Ltd', result },
  ])
  await renderIndustry('financial')
  const cases = await screen.findByRole('region', { name: testimonials.title })
  const names = within(cases).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Example Bank'])
})

describe.each(industryKeys.flatMap((id) => languages.map((language) => ({ id, language }))))(
  'the page of $id in $language',
  ({ id, language }) => {
    const text = {
      es: { pricing: spanishPricing, name: spanishIndustries[id], ...spanishIndustry },
      en: { pricing: englishPricing, name: englishIndustries[id], ...englishIndustry },
    }[language]

    it('has four use cases, a solution in four steps, benefits, a price and questions', async () => {
      jest.replaceProperty(cheapestPlan, 'discountedPrice', 15_000)
      const { content } = await renderIndustry(id, language)

      const useCases = itemsBelow(content.useCases.title)
      expect(useCases).toHaveLength(4)
      useCases.forEach((item, index) => {
        const useCase = content.useCases.items[index]
        expect(within(item).getByRole('heading', { level: 3 })).toHaveTextContent(
          useCase?.title ?? '',
        )
        expect(item).toHaveTextContent(useCase?.description ?? '')
        expect(item).toHaveTextContent(
          new RegExp(`${fillIn(text.recommended, { assistant: useCase?.assistant ?? '' })}$`, 'i'),
        )
      })

      const steps = itemsBelow(content.flow.title)
      expect(steps).toHaveLength(4)
      steps.forEach((item, index) => {
        const step = content.flow.steps[index]
        expect(item).toHaveTextContent(step?.description ?? '')
        expect(item).toHaveTextContent(new RegExp(`${step?.assistant ?? ''}$`, 'i'))
      })

      expect(itemsBelow(content.benefits.title)).toHaveLength(4)
      const { amount, per_month } = text.pricing
      const price = fillIn(amount, { price: formatNumber(15_000, language) })
      // Keeps the no-break space.
      const normalizer = (each: string) => each
      const shown = screen.getByText(`${price} ${per_month}`, { exact: false, normalizer })
      expect(shown).toBeVisible()
      // Automotive has no questions.
      expect(screen.queryAllByRole('group')).toHaveLength(id === 'automotive' ? 0 : 5)
      expect(screen.queryAllByRole('region', { name: text.faq_title })).toHaveLength(
        id === 'automotive' ? 0 : 1,
      )
    })

    it('leads twice to a demo for its industry, once to the prices and to all industries', async () => {
      await renderIndustry(id, language)
      const demo = `${getRoutePath('scheduleDemo', language)}?industry=${text.name}`
      expect(getPaths(text.book_demo)).toEqual([demo, demo])
      expect(getPaths(text.view_pricing)).toEqual([getRoutePath('pricing', language)])
      expect(getPaths(text.all_industries)).toEqual([getRoutePath('industries', language)])
    })

    it('has its headings in order, and leaves no placeholder', async () => {
      await renderIndustry(id, language)
      const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
      expect(levels[0]).toBe(1)
      levels.slice(1).forEach((level, index) => {
        expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
        expect(level).toBeGreaterThan(1)
      })
      expect(document.body).not.toHaveTextContent('{{')
    })
  },
)

describe('the departments', () => {
  it.each([
    ['es', spanishHealth.departments],
    ['en', englishHealth.departments],
  ] as const)(
    'on health in %s are shown with their systems, and the law',
    async (language, { title, items, compliance }) => {
      await renderIndustry('health', language)
      const departments = itemsBelow(title)
      expect(departments).toHaveLength(4)
      departments.forEach((department, index) => {
        expect(department).toHaveTextContent(items[index]?.system ?? '')
      })
      expect(screen.getByRole('heading', { level: 3, name: compliance.title })).toBeVisible()
    },
  )

  it.each(['financial', 'retail', 'automotive'] as const)('are not on %s', async (id) => {
    await renderIndustry(id)
    expect(headings(2)).not.toContain(spanishHealth.departments.title)
  })
})
