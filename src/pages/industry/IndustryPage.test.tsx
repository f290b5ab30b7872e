import { screen, within } from '@testing-library/react'
import enHuman from '@/content/en/human'
import enIndustry from '@/content/en/industry'
import enIndustryAutomotive from '@/content/en/industry/automotive'
import enIndustryFinancial from '@/content/en/industry/financial'
import enIndustryHealth from '@/content/en/industry/health'
import enIndustryRetail from '@/content/en/industry/retail'
import esHuman from '@/content/es/human'
import esIndustry from '@/content/es/industry'
import esIndustryAutomotive from '@/content/es/industry/automotive'
import esIndustryFinancial from '@/content/es/industry/financial'
import esIndustryHealth from '@/content/es/industry/health'
import esIndustryRetail from '@/content/es/industry/retail'
import { industryKeys } from '@/site/industries'
import { languages } from '@/site/language'
import { headings, listBelow, renderIndustry } from './testing/renderIndustry'

// The chat has its own tests.
jest.mock('@/features/demoChat', () => ({ DemoChat: () => null }))

const itemsBelow = (title: string) => within(listBelow(title)).getAllByRole('listitem')
const getPaths = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe('the first view', () => {
  it.each([
    ['financial', 'es', esIndustryFinancial.title, '1 a 3'],
    ['financial', 'en', enIndustryFinancial.title, '1 to 3'],
    ['retail', 'es', esIndustryRetail.title, '1–2'],
    ['retail', 'en', enIndustryRetail.title, '1–2'],
    ['automotive', 'es', esIndustryAutomotive.title, '24/7'],
    ['automotive', 'en', enIndustryAutomotive.title, '24/7'],
    ['health', 'es', esIndustryHealth.title, '60\u00a0%'],
    ['health', 'en', enIndustryHealth.title, '60%'],
  ] as const)('of %s in %s has one title and one figure', async (id, language, title, figure) => {
    await renderIndustry(id, language)
    expect(headings(1)).toEqual([title])
    // Keeps the no-break space between 60 and %.
    const normalizer = (text: string) => text
    expect(screen.getByText(figure, { selector: 'strong', normalizer })).toBeVisible()
  })
})

describe.each(industryKeys.flatMap((id) => languages.map((language) => ({ id, language }))))(
  'the page of $id in $language',
  ({ id, language }) => {
    const text = {
      es: { handledBy: 'Lo lleva', price: 'desde 88 USD', faq: esIndustry.faq_title },
      en: { handledBy: 'A job for', price: 'from 88 USD', faq: enIndustry.faq_title },
    }[language]

    it('recommends an assistant for each of four use cases', async () => {
      const { content } = await renderIndustry(id, language)
      const items = itemsBelow(content.useCases.title)
      expect(items).toHaveLength(4)
      items.forEach((item, index) => {
        const useCase = content.useCases.items[index]
        expect(within(item).getByRole('heading', { level: 3 })).toHaveTextContent(
          useCase?.title ?? '',
        )
        expect(item).toHaveTextContent(useCase?.description ?? '')
        expect(item).toHaveTextContent(
          new RegExp(`${text.handledBy} ${useCase?.assistant ?? ''}$`, 'i'),
        )
      })
    })

    it('shows the solution in four steps, each with its assistant', async () => {
      const { content } = await renderIndustry(id, language)
      const steps = itemsBelow(content.flow.title)
      expect(steps).toHaveLength(4)
      steps.forEach((item, index) => {
        const step = content.flow.steps[index]
        expect(item).toHaveTextContent(step?.description ?? '')
        expect(item).toHaveTextContent(new RegExp(`${step?.assistant ?? ''}$`, 'i'))
      })
    })

    it('names four benefits and the lowest price, and leaves no placeholder', async () => {
      const { content } = await renderIndustry(id, language)
      expect(itemsBelow(content.benefits.title)).toHaveLength(4)
      expect(screen.getByText(/\b88 USD\b/)).toBeVisible()
      expect(document.body).not.toHaveTextContent('{{')
    })

    it('has five questions, or none on automotive', async () => {
      await renderIndustry(id, language)
      expect(screen.queryAllByRole('group')).toHaveLength(id === 'automotive' ? 0 : 5)
      expect(screen.queryAllByRole('heading', { name: text.faq })).toHaveLength(
        id === 'automotive' ? 0 : 1,
      )
    })

    it('has its headings in order', async () => {
      await renderIndustry(id, language)
      const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
      expect(levels[0]).toBe(1)
      levels.slice(1).forEach((level, index) => {
        expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
        expect(level).toBeGreaterThan(1)
      })
    })
  },
)

describe('the links', () => {
  it.each([
    ['financial', 'es', 'Financiero'],
    ['retail', 'es', 'Comercio'],
    ['automotive', 'es', 'Automotriz'],
    ['health', 'es', 'Salud'],
  ] as const)('of %s in %s are two to a demo, one to the prices', async (id, language, name) => {
    await renderIndustry(id, language)
    const demo = `/agendar-demo?industry=${name}`
    expect(getPaths(esIndustry.book_demo)).toEqual([demo, demo])
    expect(getPaths('Ver precios')).toEqual(['/precios'])
    expect(getPaths(esIndustry.all_industries)).toEqual(['/industrias'])
  })

  it.each([
    ['financial', 'en', 'Financial'],
    ['retail', 'en', 'Retail'],
    ['automotive', 'en', 'Automotive'],
    ['health', 'en', 'Health'],
  ] as const)('of %s in %s lead to English pages', async (id, language, name) => {
    await renderIndustry(id, language)
    const demo = `/en/schedule-demo?industry=${name}`
    expect(getPaths(enIndustry.book_demo)).toEqual([demo, demo])
    expect(getPaths(enIndustry.view_pricing)).toEqual(['/en/pricing'])
    expect(getPaths(enIndustry.all_industries)).toEqual(['/en/industries'])
  })
})

describe('the sections of single industries', () => {
  it.each([
    ['es', esHuman.title, ['Detección', 'Preparación', 'Transferencia']],
    ['en', enHuman.title, ['Detection', 'Preparation', 'Transfer']],
  ] as const)('on financial in %s is the way to a person', async (language, title, steps) => {
    await renderIndustry('financial', language)
    const names = within(listBelow(title)).getAllByRole('heading')
    expect(names.map(({ textContent }) => textContent)).toEqual(steps)
  })

  it.each([
    [
      'es',
      esIndustryHealth.departments.title,
      'Sistema de laboratorio',
      esIndustryHealth.departments.compliance.title,
    ],
    [
      'en',
      enIndustryHealth.departments.title,
      'Laboratory system',
      enIndustryHealth.departments.compliance.title,
    ],
  ] as const)(
    'on health in %s are the departments with their systems, and the law',
    async (language, title, system, law) => {
      await renderIndustry('health', language)
      const departments = itemsBelow(title)
      expect(departments).toHaveLength(4)
      expect(departments[1]).toHaveTextContent(system)
      expect(screen.getByRole('heading', { level: 3, name: law })).toBeVisible()
    },
  )

  it.each(['retail', 'automotive'] as const)('is not on %s', async (id) => {
    await renderIndustry(id)
    expect(headings(2)).not.toContain(esHuman.title)
    expect(headings(2)).not.toContain(esIndustryHealth.departments.title)
  })
})
