/**
 * Times of 12 hours with AM and PM, or of 24 hours. The type has its own file, because the server uses
 * it and must not import `deviceHourCycle.ts`, which needs a browser.
 */
export type HourCycle = 'h12' | 'h23'
