import { fireEvent, screen, within } from '@testing-library/react'
import { scriptedAssistants } from '@/content/transcripts'
import { assistantKeys, assistantNames } from '@/site/assistants'
import { languages } from '@/site/language'
import type { Transcript } from '@/content/types'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import {
  focus,
  log,
  messages,
  advanceTime,
  press,
  renderChat,
  renderPhone,
  tab,
} from './testing/renderChat'

mockBrowser()

const first = {
  pickerbot: 'Usuario: Hola. Necesito dos litros de leche sin lactosa para hoy.',
  pickerbotEn: 'User: Hi. I need half a gallon of lactose-free milk today.',
  supportpro: 'Usuario: Mi pedido aparece como entregado, pero yo no recibí nada.',
}
const lastKey = assistantKeys.reduce((_before, key) => key)
const selectedTab = () => screen.getByRole('tab', { selected: true })

describe('the tabs', () => {
  it('are one per assistant, with the first selected', async () => {
    await renderChat({})
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      Object.values(assistantNames),
    )
    expect(screen.getByRole('tablist')).toHaveAccessibleName(texts.es.conversation.tabs_label)
    expect(selectedTab()).toHaveTextContent('PickerBOT')
    expect(selectedTab()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
    expect(screen.getByRole('tab', { name: 'SalesBot' })).not.toHaveAttribute('aria-controls')
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('PickerBOT')
  })

  it('begin with the given assistant', async () => {
    await renderChat({ assistant: 'supportpro' })
    expect(selectedTab()).toHaveTextContent('SupportPro')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('SupportProSoporte')
  })

  it('are not there beside a phone alone', async () => {
    await renderPhone({ assistant: 'supportpro', started: true })
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument()
    expect(messages()).toEqual([first.supportpro])
  })

  it('play the selected conversation from its beginning', async () => {
    const onSelect = jest.fn()
    await renderChat({ started: true, onSelect })
    advanceTime(2000)
    expect(messages()).toHaveLength(3)
    fireEvent.click(tab('SupportPro'))
    expect(messages()).toEqual([first.supportpro])
    expect(log()).toHaveAccessibleName('Conversación de ejemplo con SupportPro')
    advanceTime(1000)
    expect(messages()).toHaveLength(2)
    expect(onSelect.mock.calls).toEqual([['supportpro']])
  })

  it('do nothing when the selected one is clicked again', async () => {
    const onSelect = jest.fn()
    await renderChat({ started: true, onSelect })
    advanceTime(2000)
    fireEvent.click(tab('PickerBOT'))
    expect(messages()).toHaveLength(3)
    expect(onSelect).not.toHaveBeenCalled()
  })

  it.each([
    ['ArrowRight', 'pickerbot', 'salesbot'],
    ['ArrowRight', lastKey, 'pickerbot'],
    ['ArrowLeft', 'pickerbot', lastKey],
    ['End', 'pickerbot', lastKey],
    ['Home', 'supportpro', 'pickerbot'],
  ] as const)('support the keyboard: %s moves from %s to %s', async (key, from, to) => {
    await renderChat({ assistant: from })
    const [before, after] = [tab(assistantNames[from]), tab(assistantNames[to])]
    focus(before)
    fireEvent.keyDown(before, { key })
    expect(after).toHaveFocus()
    expect(after).toHaveAttribute('aria-selected', 'true')
    expect(after).toHaveAttribute('tabindex', '0')
    expect(before).toHaveAttribute('tabindex', '-1')
  })

  it('ignore other keys', async () => {
    await renderChat({})
    expect(fireEvent.keyDown(tab('PickerBOT'), { key: 'ArrowDown' })).toBe(true)
    expect(selectedTab()).toHaveTextContent('PickerBOT')
  })
})

describe('a conversation plays again', () => {
  it('from its beginning by the button, which keeps the focus', async () => {
    await renderChat({ assistant: 'supportpro', started: true })
    advanceTime(60_000)
    expect(messages()).toHaveLength(6)
    const replay = screen.getByRole('button', { name: 'Repetir' })
    focus(replay)
    press('Repetir')
    expect(messages()).toEqual([first.supportpro])
    expect(replay).toHaveFocus()
    advanceTime(5000)
    expect(messages()).toHaveLength(6)
  })

  it('when the assistant prop changes, whatever tab was selected', async () => {
    const { setProps } = await renderChat({
      assistant: 'pickerbot',
      started: true,
    })
    fireEvent.click(tab('SupportPro'))
    advanceTime(2000)
    setProps({ assistant: 'supportpro', started: true })
    expect(messages()).toHaveLength(3)
    setProps({ assistant: 'pickerbot', started: true })
    expect(selectedTab()).toHaveTextContent('PickerBOT')
    expect(messages()).toEqual([first.pickerbot])
  })

  it('in the other language after a switch', async () => {
    const { switchLanguage } = await renderChat({ assistant: 'pickerbot', started: true })
    advanceTime(2000)
    expect(messages()).toHaveLength(3)
    await switchLanguage('en')
    expect(messages()).toEqual([first.pickerbotEn])
    advanceTime(1000)
    expect(messages()).toHaveLength(2)
  })

  it('when the industry changes, and only once started', async () => {
    const { setProps } = await renderPhone({ assistant: 'pickerbot', industry: 'health' })
    setProps({ assistant: 'pickerbot', industry: 'health', started: true })
    advanceTime(2000)
    expect(messages()).toHaveLength(3)
    setProps({ assistant: 'pickerbot', industry: 'automotive' })
    expect(messages()).toEqual([first.pickerbot])
  })
})

describe('the transcript of an industry', () => {
  const transcript: Transcript = {
    messages: [
      { from: 'user', type: 'text', text: 'How did the loans do?' },
      { from: 'bot', type: 'image', imageUrl: '/pictures/chat/loans.svg', text: 'A rising line' },
    ],
    writtenIn: 'en',
  }

  it.each([
    ['es', 'Financiero', '<div lang="en">', 1],
    ['en', 'Financial', '<div>', 0],
  ] as const)(
    'plays in %s, tagged %s, marked by its language (R12)',
    async (language, tag, mark, notes) => {
      const { i18n, setProps } = await renderPhone({ assistant: 'dataanalyst' }, language)
      i18n.addResourceBundle(language, 'transcripts/financial', { dataanalyst: transcript })
      setProps({ assistant: 'dataanalyst', industry: 'financial', started: true })
      expect(screen.getByText(tag)).toBeVisible()
      advanceTime(1000)
      expect(screen.getByRole('img', { name: 'A rising line' })).toHaveAttribute(
        'src',
        '/pictures/chat/loans.svg',
      )
      expect(log().innerHTML).toContain(`${mark}<ol`)
      expect(screen.queryAllByText(texts.es.conversation.in_english)).toHaveLength(notes)
      expect(log()).toHaveTextContent('How did the loans do?')
    },
  )

  it('falls back to the generic one, without a tag', async () => {
    expect(scriptedAssistants.health).not.toContain('pickerbot')
    await renderPhone({ assistant: 'pickerbot', industry: 'health', started: true })
    expect(messages()).toEqual([first.pickerbot])
    expect(screen.queryByText('Salud')).not.toBeInTheDocument()
  })
})

test('no transcripts of an industry are loaded for a generic one', async () => {
  const { i18n } = await renderChat({ assistant: 'pickerbot', started: true })
  advanceTime(60_000)
  const loaded = Object.keys(i18n.store.data.es ?? {}).filter((name) =>
    name.includes('transcripts'),
  )
  expect(loaded).toEqual(['transcripts/generic'])
})

test.each(languages)(
  'transcripts that could not be loaded are told in %s, and loaded again on request',
  async (language) => {
    const { part_lost, retry } = texts[language].not_found
    // React reports what a boundary caught.
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const { i18n, setProps } = await renderChat({ assistant: 'pickerbot' }, language)
    i18n.removeResourceBundle(language, 'transcripts/generic')
    setProps({ assistant: 'pickerbot', started: true })
    expect(within(log()).getByText(part_lost, { exact: false })).toBeVisible()
    i18n.addResourceBundle(language, 'transcripts/generic', texts[language]['transcripts/generic'])
    press(retry)
    expect(messages()).toHaveLength(1)
    expect(log()).toHaveFocus()
  },
)

test('another tab leaves a transcript that could not be loaded', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const { i18n, setProps } = await renderChat({ assistant: 'pickerbot' })
  i18n.removeResourceBundle('es', 'transcripts/generic')
  setProps({ assistant: 'pickerbot', started: true })
  i18n.addResourceBundle('es', 'transcripts/generic', texts.es['transcripts/generic'])
  fireEvent.click(tab('SupportPro'))
  expect(messages()).toEqual([first.supportpro])
})
