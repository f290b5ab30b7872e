import { fireEvent, screen, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import type { Alternative } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { languages, type Language } from '@/site/language'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import {
  alternatives,
  focus,
  log,
  messages,
  advanceTime,
  press,
  renderChat,
  showInView,
  tab,
} from './testing/renderChat'

const device = mockBrowser()

const {
  conversation,
  'transcripts/generic': { pickerbot },
} = texts.es

const setReactActEnvironment = (isOn: boolean) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn })
}

/** The name of an alternative's button. */
const getButton = ({ name, priceNote }: Alternative) => `${name} ${priceNote}`
const [lactoseFree, almond, local] = pickerbot.alternatives

const typing = (from: 'bot' | 'user') => within(log()).getByTestId(`typing-${from}`)

const says = (index: number, alternative = '') =>
  expect.stringContaining(
    pickerbot.messages[index]?.text.replace('{{alternative}}', alternative) ?? 'no message',
  ) as string

/** Plays a conversation for a while. */
async function play(milliseconds: number, language?: Language) {
  await renderChat({ assistant: 'pickerbot', started: true }, language)
  advanceTime(milliseconds)
}

describe('a conversation starts', () => {
  it('when a fifth of it is in view, not before', async () => {
    await renderChat({ assistant: 'pickerbot' })
    showInView(0.19)
    advanceTime(5000)
    expect(messages()).toEqual([])
    showInView(0.2)
    expect(messages()).toEqual([says(0)])
  })

  it('once: leaving the view and coming back neither stops nor repeats it (R18)', async () => {
    await renderChat({ assistant: 'pickerbot' })
    showInView(1)
    advanceTime(1000)
    showInView(0)
    advanceTime(1000)
    showInView(1)
    expect(messages()).toHaveLength(3)
    advanceTime(1000)
    expect(messages()).toHaveLength(4)
  })
})

describe('while it plays', () => {
  it('a message comes every second, and somebody types in between', async () => {
    await renderChat({ assistant: 'pickerbot', started: true })
    expect(messages()).toEqual([says(0)])
    expect(typing('bot')).toBeVisible()
    advanceTime(999)
    expect(messages()).toHaveLength(1)
    advanceTime(1)
    expect(messages()).toEqual([says(0), says(1)])
    expect(typing('user')).toBeVisible()
    advanceTime(2000)
    expect(messages()).toEqual([says(0), says(1), says(2), says(3)])
    expect(screen.queryByTestId(/typing/)).not.toBeInTheDocument()
  })

  it('each message names its speaker, and a voice message its length', async () => {
    await play(3000, 'en')
    const [one, two, three] = texts.en['transcripts/generic'].pickerbot.messages
    expect(messages().slice(0, 3)).toEqual([
      `User: ${one.text}`,
      `PickerBOT: ${two.text}`,
      `User: Voice message, 0:060:06${three.text}`,
    ])
    expect(log()).toHaveAccessibleName(
      fillIn(texts.en.conversation.log_label, { name: 'PickerBOT' }),
    )
  })

  it('its own view scrolls to its end 100 ms after a message, and the page stays', async () => {
    await renderChat({ assistant: 'supportpro', started: true })
    Object.defineProperty(log(), 'scrollHeight', { value: 700 })
    advanceTime(1000)
    expect(messages()).toHaveLength(2)
    log().scrollTop = 0
    advanceTime(99)
    expect(log().scrollTop).toBe(0)
    advanceTime(1)
    expect(log().scrollTop).toBe(700)
    expect(device.scrolls()).toEqual([])
  })
})

describe('the alternatives', () => {
  it('appear a second after the fourth message, with what they cost', async () => {
    await play(3999)
    expect(alternatives()).not.toBeInTheDocument()
    advanceTime(1)
    const offered = within(screen.getByRole('group', { name: conversation.alternatives_label }))
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      pickerbot.alternatives.map(({ name, priceNote }) => name + priceNote),
    )
    advanceTime(60_000)
    expect(messages()).toHaveLength(4)
    expect(alternatives()).toBeVisible()
  })

  it.each(languages)('lead on in %s when one is chosen', async (language) => {
    const transcript = texts[language]['transcripts/generic'].pickerbot
    const [, chosen] = transcript.alternatives
    const { name } = chosen
    const button = getButton(chosen)
    await play(4000, language)
    press(button)
    expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-pressed', 'true')
    advanceTime(999)
    expect(alternatives()).toBeVisible()
    advanceTime(1)
    expect(alternatives()).not.toBeInTheDocument()
    advanceTime(499)
    expect(messages()).toHaveLength(4)
    advanceTime(1)
    const filled = (index: 4 | 5) =>
      transcript.messages[index].text.replace('{{alternative}}', name)
    expect(messages()).toHaveLength(5)
    expect(messages()[4]).toContain(filled(4))
    advanceTime(999)
    expect(messages()).toHaveLength(5)
    advanceTime(1)
    expect(messages()).toHaveLength(6)
    expect(messages()[5]).toContain(filled(5))
  })

  it('accept only one choice', async () => {
    await play(4000)
    press(getButton(local))
    press(getButton(lactoseFree))
    const pressed = screen.getAllByRole('button', { pressed: true })
    expect(pressed.map(({ textContent }) => textContent)).toEqual([local.name + local.priceNote])
    advanceTime(2500)
    expect(messages().slice(4)).toEqual([says(4, local.name), says(5, local.name)])
  })

  it('pass the focus to the conversation when they close', async () => {
    await play(4000)
    const chosen = screen.getByRole('button', { name: getButton(almond) })
    focus(chosen)
    press(getButton(almond))
    advanceTime(999)
    expect(chosen).toHaveFocus()
    advanceTime(1)
    expect(log()).toHaveFocus()
  })

  it('do not move the focus from elsewhere', async () => {
    await play(4000)
    press(getButton(almond))
    const replay = screen.getByRole('button', { name: conversation.show_all })
    focus(replay)
    advanceTime(1000)
    expect(replay).toHaveFocus()
  })
})

describe('the button below it', () => {
  const button = (name: string) => screen.getByRole('button', { name })

  it.each(languages)('shows all in %s while it plays, and then replays it', async (language) => {
    const { show_all, replay } = texts[language].conversation
    const [first] = texts[language]['transcripts/generic'].pickerbot.messages
    await renderChat({ assistant: 'pickerbot', started: true }, language)
    const showAll = button(show_all)
    focus(showAll)
    press(show_all)
    advanceTime(0)
    expect(messages()).toHaveLength(4)
    expect(alternatives()).toBeVisible()
    expect(screen.queryByTestId(/typing/)).not.toBeInTheDocument()
    expect(button(replay)).toBe(showAll)
    expect(showAll).toHaveFocus()

    press(replay)
    advanceTime(0)
    expect(messages()).toEqual([expect.stringContaining(first.text)])
    expect(button(show_all)).toBe(showAll)
    expect(showAll).toHaveFocus()
  })

  it('replays once the conversation is at its end or waits for a choice', async () => {
    await play(4000)
    expect(button(conversation.replay)).toBeVisible()
    press(getButton(local))
    expect(button(conversation.show_all)).toBeVisible()
    advanceTime(3000)
    expect(messages()).toHaveLength(6)
    expect(button(conversation.replay)).toBeVisible()
  })
})

describe('screen readers', () => {
  it.each([
    [
      'a replay',
      4000,
      () => {
        press(conversation.replay)
      },
    ],
    [
      'showing all',
      1000,
      () => {
        press(conversation.show_all)
      },
    ],
    [
      'a choice',
      4000,
      () => {
        press(getButton(local))
      },
    ],
    [
      'another assistant',
      4000,
      () => {
        fireEvent.click(tab('SupportPro'))
      },
    ],
  ])('announce messages only after %s', async (_what, time, act) => {
    await play(time)
    expect(log()).toHaveAttribute('aria-live', 'off')
    act()
    advanceTime(0)
    expect(log()).toHaveAttribute('aria-live', 'polite')
  })

  it('hear what a choice brings, even if React defers other work', async () => {
    await play(4000)
    const choice = screen.getByRole('button', { name: getButton(local) })
    // Inside `act` deferred work would be done at once.
    setReactActEnvironment(false)
    try {
      flushSync(() => {
        choice.click()
      })
    } finally {
      setReactActEnvironment(true)
    }
    expect(log()).toHaveAttribute('aria-live', 'polite')
  })
})

describe('with reduced motion', () => {
  it('everything is shown at once, even after a choice', async () => {
    device.setPreferences(['(prefers-reduced-motion: reduce)'])
    await play(0)
    expect(messages()).toHaveLength(4)
    expect(screen.queryByTestId(/typing/)).not.toBeInTheDocument()
    press(getButton(local))
    advanceTime(0)
    expect(messages()).toHaveLength(6)
    expect(alternatives()).not.toBeInTheDocument()
  })
})
