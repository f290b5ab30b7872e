export const barCount = 28
const quietest = 0.16

/**
 * The bars of a voice message as heights from 0 to 1. Computed from its duration (`m:ss`) alone, so
 * a message always looks the same; like speech, it starts and ends quietly.
 */
export function createWaveform(duration: string): number[] {
  // The Park–Miller generator; with integers it gives the same bars on every machine.
  // It begins with the digits of the duration, which must be `m:ss`.
  let seed = (Number(duration.replace(':', '')) + 1) * 7919
  return Array.from({ length: barCount }, (_, bar) => {
    seed = (seed * 48271) % 2147483647
    const swell = Math.sin((Math.PI * (bar + 1)) / (barCount + 1))
    const height = quietest + (1 - quietest) * swell * (seed / 2147483647)
    return Math.round(height * 100) / 100
  })
}
