export const barCount = 28
const quietest = 0.16

/** Seconds of a duration `m:ss`; 0 for what is none. */
export function parseSeconds(duration: string): number {
  const [, minutes, seconds] = /^(\d+):([0-5]\d)$/.exec(duration) ?? []
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

/**
 * The bars of a voice message as heights from 0 to 1. They follow from its duration alone (`m:ss`),
 * so a message looks the same each time; like speech, they rise from and fall back to silence.
 */
export function waveform(duration: string): number[] {
  // Park and Miller's generator, in whole numbers: every machine draws the same bars.
  let seed = (parseSeconds(duration) + 1) * 7919
  return Array.from({ length: barCount }, (_, bar) => {
    seed = (seed * 48271) % 2147483647
    const swell = Math.sin((Math.PI * (bar + 1)) / (barCount + 1))
    const height = quietest + (1 - quietest) * swell * (seed / 2147483647)
    return Math.round(height * 100) / 100
  })
}
