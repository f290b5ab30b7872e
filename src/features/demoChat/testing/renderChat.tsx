import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { ChatPhone } from '../ChatPhone'
import { DemoChat } from '../DemoChat'

interface Example {
  /** Scrolls the chat into view, where its conversation starts. */
  readonly started?: boolean
}

const createRenderer =
  <Props extends object>(Chat: ComponentType<Props>) =>
  async ({ started = false, ...props }: Example & Props, language: Language = 'es') => {
    const view = await renderWithProviders(<Chat {...(props as unknown as Props)} />, {
      language,
      namespaces: ['assistants', 'conversation', 'industries', 'transcripts/generic'],
    })
    jest.useFakeTimers()
    if (started) showInView(1)
    const setProps = ({ started: isInView = false, ...next }: Example & Props) => {
      view.rerender(<Chat {...(next as unknown as Props)} />)
      if (isInView) showInView(1)
    }
    return { ...view, setProps }
  }

/** Renders the chat with fake timers, out of view unless `started`; `advanceTime` plays it. */
export const renderChat = createRenderer(DemoChat)

/** The same for the phone alone. */
export const renderPhone = createRenderer(ChatPhone)

/** Scrolls a share of the chat into view. */
export const showInView = (share: number) => {
  mockAllIsIntersecting(share)
}

/** Shorter than any delay, so that each step renders and schedules the next one in time. */
const longestTurn = 100

/** Advances the fake timers. */
export function advanceTime(milliseconds: number): void {
  const turn = Math.min(milliseconds, longestTurn)
  act(() => {
    jest.advanceTimersByTime(turn)
  })
  if (milliseconds > turn) advanceTime(milliseconds - turn)
}

export const log = () => screen.getByRole('log')

/** The shown messages, each with its speaker. */
export const messages = () =>
  within(log())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const tab = (name: string) => screen.getByRole('tab', { name })
export const alternatives = () => screen.queryByRole('group', { name: /lternativ/ })
export const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
export const focus = (element: HTMLElement) => {
  act(() => {
    element.focus()
  })
}
