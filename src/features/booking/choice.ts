import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from './domain/types'

/** The parts of an appointment that a visitor has chosen so far. */
export interface Choice {
  /** Kept while it cannot be booked, as in another zone: `useAllowedChoice` tells. */
  date?: IsoDate | undefined
  time?: TimeOfDay | undefined
  /** Undefined until the visitor has chosen a zone or a time; until then the zone of the device counts. */
  timeZone?: TimeZone | undefined
  /**
   * Why the visitor cannot go on, until they choose again: they have pressed the button without day and time, or
   * the chosen time has been taken meanwhile.
   */
  problem?: 'missing' | 'taken' | undefined
}

const initialState: Choice = {}

/** What a visitor chooses: its reducer is used by the booking slice and by the form that moves an appointment. */
export const choiceSlice = createSlice({
  name: 'choice',
  initialState,
  reducers: {
    dateChosen: (choice, { payload }: PayloadAction<IsoDate>) => {
      choice.date = payload
      choice.time = undefined
      choice.problem = undefined
    },
    /**
     * Ignores a slot of another day: the list may still show the slots of the day chosen before. Keeps the
     * zone, because that of the device may change before the booking is sent.
     */
    slotChosen: (choice, { payload }: PayloadAction<Appointment>) => {
      if (payload.date !== choice.date) return
      choice.time = payload.time
      choice.timeZone = payload.timeZone
      choice.problem = undefined
    },
    timeZoneChosen: (choice, { payload }: PayloadAction<TimeZone>) => {
      choice.timeZone = payload
      choice.time = undefined
      choice.problem = undefined
    },
    choiceRefused: (choice, { payload }: PayloadAction<'missing' | 'taken'>) => {
      if (payload === 'taken') choice.time = undefined
      // That it is taken stays told until another is chosen.
      if (choice.problem !== 'taken') choice.problem = payload
    },
  },
})

export const { choiceRefused, dateChosen, slotChosen, timeZoneChosen } = choiceSlice.actions

export type ChoiceAction = ReturnType<
  (typeof choiceSlice.actions)[keyof typeof choiceSlice.actions]
>
