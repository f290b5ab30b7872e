import { styled } from '@mui/material/styles'

const rows = 3
const rowHeight = 56
const gap = 8

/** What stands in place of the slots is as high as they are, so that they move nothing when they come. */
export const slotsHeight = rows * rowHeight + (rows - 1) * gap

/** Three rows of slots. */
export const SlotGrid = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplate: `repeat(${rows}, minmax(${rowHeight}px, auto)) / repeat(3, minmax(0, 1fr))`,
  gap,
})
