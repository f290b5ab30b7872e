/** Times of 12 hours with AM and PM, or of 24 hours. */
export type HourCycle = 'h12' | 'h23'
