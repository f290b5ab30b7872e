import { act, fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders'
import { texts } from '../testing/texts'
import type * as Panel from './SearchPanel'
import { loadedPanel, SearchPicker } from './SearchPicker'

const mockPanel: { arrives: boolean; came: Promise<void> } = {
  arrives: true,
  came: Promise.resolve(),
}

// The mock stands for a chunk that loads late or fails, which Jest cannot simulate at a lower
// level.
jest.mock('./SearchPanel', () => {
  const real = jest.requireActual<typeof Panel>('./SearchPanel')
  return {
    then: (arrive: (panel: typeof real) => void, fail: (reason: Error) => void) => {
      if (mockPanel.arrives)
        void mockPanel.came.then(() => {
          arrive(real)
        })
      else fail(new Error('Loading chunk failed'))
    },
  }
})

beforeEach(() => {
  delete loadedPanel.Panel
})

async function renderPicker() {
  const { user } = await renderWithProviders(
    <>
      <SearchPicker
        label="Fruit"
        buttonLabel="Fruit: Apple"
        getOptions={() => ['Apple']}
        value="Apple"
        getKey={(fruit) => fruit}
        filterOptions={(all) => all}
        renderOption={(fruit) => fruit}
        searchPlaceholder="Search fruit..."
        getFoundText={String}
        getNoOptionsText={() => null}
        onChange={() => undefined}
      >
        Apple
      </SearchPicker>
      <input aria-label="Next" />
    </>,
    { language: 'en' },
  )
  return { user, button: screen.getByRole('button') }
}

/** Lets the panel arrive only when the returned function is called. */
function delayPanel() {
  mockPanel.arrives = true
  let arrive: () => void = () => undefined
  mockPanel.came = new Promise((resolve) => (arrive = resolve))
  return () =>
    act(async () => {
      arrive()
      await mockPanel.came
    })
}

test('a panel that fails to load says so until it is loaded', async () => {
  mockPanel.arrives = false
  const { user, button } = await renderPicker()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en.not_found.part_lost)
  await user.click(screen.getByRole('button', { name: texts.en.not_found.retry }))
  expect(screen.getByRole('alert')).toBeVisible()
  const letPanelArrive = delayPanel()
  await user.click(button)
  await user.click(screen.getByRole('textbox', { name: 'Next' }))
  await letPanelArrive()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus()
  await user.click(button)
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('letters typed while the panel is loading are in its search box', async () => {
  const letPanelArrive = delayPanel()
  const { user, button } = await renderPicker()
  await user.click(button)
  await user.keyboard('red a')
  await letPanelArrive()
  expect(screen.getByRole('combobox')).toHaveValue('red a')
  await user.keyboard('pple')
  expect(screen.getByRole('combobox')).toHaveValue('red apple')
})

test('letters typed before the visitor moves on are forgotten', async () => {
  const letPanelArrive = delayPanel()
  const { user, button } = await renderPicker()
  await user.click(button)
  await user.keyboard('red')
  await user.tab()
  await letPanelArrive()
  await user.click(button)
  expect(screen.getByRole('combobox')).toHaveValue('')
})

test('letters typed before a panel that fails to load are forgotten', async () => {
  mockPanel.arrives = false
  const { user } = await renderPicker()
  await user.tab()
  await user.keyboard('red')
  mockPanel.arrives = true
  await user.keyboard('re')
  expect(await screen.findByRole('combobox')).toHaveValue('re')
})

// Safari does not focus a button that is clicked.
test('a clicked button has the focus while its panel is loading', async () => {
  delayPanel()
  const { button } = await renderPicker()
  fireEvent.click(button)
  expect(button).toHaveFocus()
})
