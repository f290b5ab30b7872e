import type { Language } from '@/site/language'
import { addToDate, getDayOfWeek, getLastDayOfMonth } from './isoDate'
import type { IsoDate, Month } from './types'

export const daysPerWeek = 7

/** 0 for Sunday, 1 for Monday. */
export type FirstDayOfWeek = 0 | 1

/** Weeks start on Monday in Spanish and on Sunday in English (requirements, section 9). */
export const getFirstDayOfWeek = (language: Language): FirstDayOfWeek => (language === 'es' ? 1 : 0)

/** How many days the date is after the first day of its week. */
const getDaysIntoWeek = (date: IsoDate, firstDay: FirstDayOfWeek): number =>
  (getDayOfWeek(date) - firstDay + daysPerWeek) % daysPerWeek

/**
 * The rows of a month's grid, seven cells each. Cells outside the month are undefined and shown
 * empty, so that every date appears once and the arrow keys have one target.
 */
export function getWeeksOfMonth(
  month: Month,
  firstDay: FirstDayOfWeek,
): readonly (readonly (IsoDate | undefined)[])[] {
  const first = `${month}-01`
  const blanks = Array.from({ length: getDaysIntoWeek(first, firstDay) }, () => undefined)
  const days = Array.from({ length: Number(getLastDayOfMonth(first).slice(8)) }, (_, index) =>
    addToDate(first, index),
  )
  const cells = [...blanks, ...days]
  return Array.from({ length: Math.ceil(cells.length / daysPerWeek) }, (_, week) =>
    Array.from({ length: daysPerWeek }, (_, day) => cells[week * daysPerWeek + day]),
  )
}

type Move = (date: IsoDate, firstDay: FirstDayOfWeek) => IsoDate

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: (date) => addToDate(date, -1),
  ArrowRight: (date) => addToDate(date, 1),
  ArrowUp: (date) => addToDate(date, -daysPerWeek),
  ArrowDown: (date) => addToDate(date, daysPerWeek),
  Home: (date, firstDay) => addToDate(date, -getDaysIntoWeek(date, firstDay)),
  End: (date, firstDay) => addToDate(date, daysPerWeek - 1 - getDaysIntoWeek(date, firstDay)),
  PageUp: (date) => addToDate(date, -1, 'month'),
  PageDown: (date) => addToDate(date, 1, 'month'),
}

const shiftedMoves: Readonly<Record<string, Move>> = {
  PageUp: (date) => addToDate(date, -1, 'year'),
  PageDown: (date) => addToDate(date, 1, 'year'),
}

/**
 * The date to which a key moves the focus in the date grid (ARIA Authoring Practices), or undefined
 * if the key does not move it. A day that the target month lacks becomes its last day.
 */
export function moveFocus(
  date: IsoDate,
  keystroke: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  firstDay: FirstDayOfWeek,
): IsoDate | undefined {
  const table = keystroke.shiftKey ? shiftedMoves : moves
  return Object.hasOwn(table, keystroke.key) ? table[keystroke.key]?.(date, firstDay) : undefined
}
