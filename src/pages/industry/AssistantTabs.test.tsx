import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { ChatPhone } from '@/features/demoChat'
import { fillIn } from '@/i18n/fillIn'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { texts } from '@/testing/texts'
import { renderIndustry } from './testing/renderIndustry'

// The chat has its own tests; the mock only shows which assistant it got.
jest.mock('@/features/demoChat', () => ({
  ChatPhone: ({ assistant, industry }: ComponentProps<typeof ChatPhone>) => (
    <p>{`${assistant} in ${String(industry)}`}</p>
  ),
}))

const tabs = () => screen.getAllByRole('tab')
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const panel = () => within(screen.getByRole('tabpanel'))

describe('the tabs of an industry', () => {
  it.each([
    ['financial', ['SupportPro', 'SalesBot', 'DataAnalyst']],
    ['retail', ['SupportPro', 'SalesBot', 'PickerBOT']],
    ['automotive', ['SalesBot', 'SupportPro', 'DataAnalyst']],
    ['health', ['SupportPro', 'HRHelper', 'DataAnalyst']],
  ] as const)('of %s are three, the first of them open', async (id, names) => {
    const { content } = await renderIndustry(id, 'en')
    expect(screen.getByRole('tablist', { name: content.assistants.title })).toBeVisible()
    expect(tabs().map((each) => each.textContent)).toEqual(
      names.map((name) => expect.stringContaining(name) as string),
    )
    expect(screen.getByRole('tab', { selected: true })).toBe(tabs()[0])
    expect(panel().getByText(`${names[0].toLowerCase()} in ${id}`)).toBeVisible()
  })

  it.each(languages)('show in %s what the assistant does, and lead to more', async (language) => {
    const { content, user } = await renderIndustry('financial', language)
    await user.click(tab(/SalesBot/))
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(/SalesBot/)
    const { title } = content.assistants.items[1]
    expect(panel().getByRole('heading', { level: 3, name: title })).toBeVisible()
    expect(panel().getAllByRole('listitem')).toHaveLength(3)
    const link = fillIn(texts[language].industry.assistant_details, { assistant: 'SalesBot' })
    expect(panel().getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `${getRoutePath('howItWorks', language)}?assistant=salesbot#conversation`,
    )
  })

  it('play the conversation of the open tab alone', async () => {
    const { user } = await renderIndustry('health')
    await user.click(tab(/HRHelper/))
    expect(screen.getAllByText(/in health/).map(({ textContent }) => textContent)).toEqual([
      'hrhelper in health',
    ])
  })

  it('keep their selection when the language changes', async () => {
    const { user, switchLanguage } = await renderIndustry('retail')
    await user.click(tab(/PickerBOT/))
    await switchLanguage('en')
    const { title } = texts.en['industry/retail'].assistants.items[2]
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(tab(/PickerBOT/)).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the assistant of the query', () => {
  it.each([
    ['?assistant=dataanalyst', /DataAnalyst/],
    ['?assistant=pickerbot', /SupportPro/],
    ['?assistant=', /SupportPro/],
    ['?assistant=nobody', /SupportPro/],
  ])('%s opens its tab, if any', async (query, name) => {
    await renderIndustry('financial', 'es', query)
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  })

  it('is overridden by the visitor’s choice', async () => {
    const { user } = await renderIndustry('financial', 'es', '?assistant=dataanalyst')
    await user.click(tab(/SalesBot/))
    expect(panel().getByText('salesbot in financial')).toBeVisible()
  })
})

describe('by keyboard', () => {
  it('one tab is a tab stop, arrows loop, Home and End go to the ends', async () => {
    const { user } = await renderIndustry('automotive')
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    await user.click(tab(/SalesBot/))
    for (const [key, name] of [
      ['{ArrowRight}', /SupportPro/],
      ['{ArrowRight}', /DataAnalyst/],
      ['{ArrowRight}', /SalesBot/],
      ['{ArrowLeft}', /DataAnalyst/],
      ['{Home}', /SalesBot/],
      ['{End}', /DataAnalyst/],
      ['x', /DataAnalyst/],
    ] as const) {
      await user.keyboard(key)
      expect(tab(name)).toHaveFocus()
      expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
    await user.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
