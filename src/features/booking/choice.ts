import type { PayloadAction } from '@reduxjs/toolkit'
import { isBookableNow } from './domain/businessDays'
import type { IsoDate, TimeOfDay, TimeZone } from './domain/types'

/** What a visitor has chosen of an appointment so far. */
export interface Choice {
  date?: IsoDate | undefined
  time?: TimeOfDay | undefined
  /** Undefined where it is the zone of the device. */
  timeZone?: TimeZone | undefined
}

export interface SlotChoice {
  /** The day of the slots. */
  readonly date: IsoDate | undefined
  readonly time: TimeOfDay
}

export interface ZoneChoice {
  readonly timeZone: TimeZone
  /** False if the chosen date is not allowed in the new zone (requirements R24). */
  readonly isDateAllowed: boolean
}

/** The rules of choosing, for a slice of the store or of a component. */
export const choiceReducers = {
  dateChosen: (choice: Choice, { payload }: PayloadAction<IsoDate>) => {
    choice.date = payload
    choice.time = undefined
  },
  /** The slots may be those of a day that was chosen before: then nothing changes. */
  slotChosen: (choice: Choice, { payload }: PayloadAction<SlotChoice>) => {
    if (payload.date === choice.date) choice.time = payload.time
  },
  timeZoneChosen: (choice: Choice, { payload }: PayloadAction<ZoneChoice>) => {
    choice.timeZone = payload.timeZone
    choice.time = undefined
    if (!payload.isDateAllowed) choice.date = undefined
  },
}

/** The chosen date, unless it is too early by now: a page can stay open overnight. */
export const getAllowedDate = (
  date: IsoDate | undefined,
  timeZone: TimeZone,
): IsoDate | undefined => (date && isBookableNow(date, new Date(), timeZone) ? date : undefined)
