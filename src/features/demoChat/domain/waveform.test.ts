import { barCount, createWaveform } from './waveform'

describe('the bars of a voice message', () => {
  it('are the same for the same duration', () => {
    expect(createWaveform('0:26')).toEqual(createWaveform('0:26'))
  })

  it('differ from those of another duration', () => {
    const drawn = ['0:06', '0:07', '0:26', '1:26'].map((duration) =>
      createWaveform(duration).join(),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('are visible, within their frame and different', () => {
    const bars = createWaveform('0:26')
    expect(bars).toHaveLength(barCount)
    expect(Math.min(...bars)).toBeGreaterThan(0.1)
    expect(Math.max(...bars)).toBeLessThanOrEqual(1)
    expect(new Set(bars).size).toBeGreaterThan(barCount / 2)
  })

  it('start and end lower than in the middle', () => {
    const bars = createWaveform('0:26')
    const loudest = (part: number[]) => Math.max(...part)
    const middle = loudest(bars.slice(10, 18))
    expect(loudest(bars.slice(0, 3))).toBeLessThan(middle)
    expect(loudest(bars.slice(-3))).toBeLessThan(middle)
  })
})
