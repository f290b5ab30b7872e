import { screen, within } from '@testing-library/react'
import { assistantKeys } from '@/site/assistants'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { AssistantCard } from './AssistantCard'

describe('an assistant’s card', () => {
  it.each([
    ['es', 'Ventas', '78 % de conversión a venta', '/como-funciona'],
    ['en', 'Sales', texts.en.assistants.salesbot.metric, '/en/how-it-works'],
  ] as const)('says in %s what it does', async (language, role, metric, path) => {
    await renderWithProviders(<AssistantCard assistant="salesbot" />, { language })
    const card = await screen.findByRole('article')
    expect(within(card).getByRole('heading', { level: 3, name: 'SalesBot' })).toBeVisible()
    expect(within(card).getByText(role)).toBeVisible()
    expect(within(card).getByText(metric)).toBeVisible()
    expect(within(card).getAllByRole('listitem')).toHaveLength(4)
    expect(within(card).getByRole('link', { name: 'SalesBot' })).toHaveAttribute(
      'href',
      `${path}?assistant=salesbot#conversation`,
    )
  })

  it.each(assistantKeys)('opens the conversation of %s', async (assistant) => {
    await renderWithProviders(<AssistantCard assistant={assistant} />)
    expect(await screen.findByRole('link')).toHaveAttribute(
      'href',
      `/como-funciona?assistant=${assistant}#conversation`,
    )
  })
})
