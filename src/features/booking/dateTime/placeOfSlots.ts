export const slotHeight = 56
export const slotGap = 8

/** As high as the three rows of slots, so that they move nothing when they come. */
export const placeOfSlots = {
  display: 'flex',
  minHeight: 3 * slotHeight + 2 * slotGap,
  alignItems: 'center',
  justifyContent: 'center',
} as const
