import type { Transcript } from '@/content/types'
import { languages } from '@/site/language'
import { texts } from '@/testing/texts'
import { getNextStep, initialPlayback, playbackReducer, type Playback } from './playback'

const { pickerbot, supportpro } = texts.es['transcripts/generic']

/** The state after some milliseconds without any choice. */
function after(
  milliseconds: number,
  transcript: Transcript,
  from: Playback = initialPlayback,
): Playback {
  const step = getNextStep(from, transcript)
  return step && step.delay <= milliseconds
    ? after(milliseconds - step.delay, transcript, step.playback)
    : from
}

const choose = (playback: Playback, choice: number, transcript: Transcript = pickerbot) =>
  playbackReducer(playback, { type: 'alternativeChosen', choice }, transcript)

describe('a conversation without alternatives', () => {
  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [4999, 5],
    [5000, 6],
    [60_000, 6],
  ])('shows after %d ms the first %d messages', (milliseconds, shown) => {
    expect(after(milliseconds, supportpro)).toEqual({ shown, picker: 'ahead' })
  })

  it('shows the next speaker typing, and nobody at the end', () => {
    const typing = [1, 2, 3, 4, 5, 6].map(
      (shown) => getNextStep({ shown, picker: 'ahead' }, supportpro)?.typing,
    )
    expect(typing).toEqual(['bot', 'user', 'bot', 'user', 'bot', undefined])
  })

  it.each([{}, { alternatives: [] }])(
    'passes over a question that has nothing to offer: %j',
    (offer) => {
      const transcript: Transcript = { messages: pickerbot.messages, ...offer }
      expect(after(5000, transcript)).toEqual({ shown: 6, picker: 'ahead' })
    },
  )
})

describe('the conversation with alternatives', () => {
  it.each(languages)('has six messages in %s, and asks in the fourth', (language) => {
    const { messages } = texts[language]['transcripts/generic'].pickerbot
    expect(messages).toHaveLength(6)
    expect(messages.map((message) => 'withFlow' in message)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ])
  })

  it.each<[number, Playback]>([
    [2999, { shown: 3, picker: 'ahead' }],
    [3000, { shown: 4, picker: 'ahead' }],
    [3999, { shown: 4, picker: 'ahead' }],
    [4000, { shown: 4, picker: 'open' }],
    [60_000, { shown: 4, picker: 'open' }],
  ])('waits for the visitor: after %d ms %j', (milliseconds, playback) => {
    expect(after(milliseconds, pickerbot)).toEqual(playback)
  })

  it.each<[number, Playback]>([
    [0, { shown: 4, picker: 'marked', choice: 1 }],
    [999, { shown: 4, picker: 'marked', choice: 1 }],
    [1000, { shown: 4, picker: 'closed', choice: 1 }],
    [1499, { shown: 4, picker: 'closed', choice: 1 }],
    [1500, { shown: 5, picker: 'closed', choice: 1 }],
    [2499, { shown: 5, picker: 'closed', choice: 1 }],
    [2500, { shown: 6, picker: 'closed', choice: 1 }],
    [60_000, { shown: 6, picker: 'closed', choice: 1 }],
  ])('goes on after the choice: after %d ms %j', (milliseconds, playback) => {
    const chosen = choose(after(4000, pickerbot), 1)
    expect(after(milliseconds, pickerbot, chosen)).toEqual(playback)
  })

  it('accepts one choice, once it is offered', () => {
    const tooEarly = after(3999, pickerbot)
    expect(choose(tooEarly, 1)).toBe(tooEarly)
    const chosen = choose(after(4000, pickerbot), 1)
    expect(choose(chosen, 2)).toBe(chosen)
  })
})

describe('steps', () => {
  it('are taken one at a time, and none past the end', () => {
    const stepped = (playback: Playback) =>
      playbackReducer(playback, { type: 'stepped' }, supportpro)
    expect(stepped(initialPlayback)).toEqual({ shown: 2, picker: 'ahead' })
    const end: Playback = { shown: 6, picker: 'ahead' }
    expect(stepped(end)).toBe(end)
  })

  it('are skipped up to the choice, and from there to the end', () => {
    const skip = (playback: Playback) => playbackReducer(playback, { type: 'skipped' }, pickerbot)
    const offered = skip(initialPlayback)
    expect(offered).toEqual({ shown: 4, picker: 'open' })
    expect(skip(choose(offered, 2))).toEqual({ shown: 6, picker: 'closed', choice: 2 })
  })
})
