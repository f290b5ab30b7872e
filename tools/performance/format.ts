/** Bytes in thousands, as budgets are given. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

export const whole = (value: number): string => String(Math.round(value))

/** A shift of the layout; three places, as Lighthouse rounds it. */
export const shift = (value: number): string => (value === 0 ? '0' : value.toFixed(3))

/** How many times another value one is. */
export const times = (ratio: number): string => `${ratio.toFixed(2)}×`
