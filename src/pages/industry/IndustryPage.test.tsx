import { screen, within } from '@testing-library/react'
import { cheapestPlan } from '@/content/plans'
import { proof } from '@/content/proof'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { industryKeys } from '@/site/industries'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { texts } from '@/testing/texts'
import { headings, listBelow, renderIndustry } from './testing/renderIndustry'

// The chat has its own tests.
jest.mock('@/features/demoChat', () => ({ ChatPhone: () => null }))

const itemsBelow = (title: string) => within(listBelow(title)).getAllByRole('listitem')
const getPaths = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe('the first view', () => {
  it.each([
    ['financial', 'es', '1 a 3'],
    ['financial', 'en', '1 to 3'],
    ['retail', 'es', '1 a 2'],
    ['retail', 'en', '1 to 2'],
    ['automotive', 'es', '24/7'],
    ['automotive', 'en', '24/7'],
    ['health', 'es', '60\u00a0%'],
    ['health', 'en', '60%'],
  ] as const)('of %s in %s has one title and one figure', async (id, language, figure) => {
    const { content } = await renderIndustry(id, language)
    expect(headings(1)).toEqual([content.title])
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
  const cases = await screen.findByRole('region', { name: texts.es.testimonials.title })
  const names = within(cases).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Example Bank'])
})

describe.each(industryKeys.flatMap((id) => languages.map((language) => ({ id, language }))))(
  'the page of $id in $language',
  ({ id, language }) => {
    const { industry, industries, pricing } = texts[language]

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
          new RegExp(
            `${fillIn(industry.recommended, { assistant: useCase?.assistant ?? '' })}$`,
            'i',
          ),
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
      const { amount, per_month } = pricing
      const price = fillIn(amount, { price: formatNumber(15_000, language) })
      // Keeps the no-break space.
      const normalizer = (each: string) => each
      const shown = screen.getByText(`${price} ${per_month}`, { exact: false, normalizer })
      expect(shown).toBeVisible()
      // Automotive has no questions.
      expect(screen.queryAllByRole('group')).toHaveLength(id === 'automotive' ? 0 : 5)
      expect(screen.queryAllByRole('region', { name: industry.faq_title })).toHaveLength(
        id === 'automotive' ? 0 : 1,
      )
    })

    it('leads twice to a demo for its industry, once to the prices and to all industries', async () => {
      await renderIndustry(id, language)
      const demo = `${getRoutePath('scheduleDemo', language)}?industry=${industries[id]}`
      expect(getPaths(industry.book_demo)).toEqual([demo, demo])
      expect(getPaths(industry.view_pricing)).toEqual([getRoutePath('pricing', language)])
      expect(getPaths(industry.all_industries)).toEqual([getRoutePath('industries', language)])
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
  it.each(languages)(
    'on health in %s are shown with their systems, and the law',
    async (language) => {
      const { title, items, compliance } = texts[language]['industry/health'].departments
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
    expect(headings(2)).not.toContain(texts.es['industry/health'].departments.title)
  })
})
