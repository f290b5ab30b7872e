import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { monthSize } from './monthSize'

/** The place of the calendar in the document, which cannot know today's date. */
export const CalendarPlace = () => (
  <Stack aria-hidden sx={{ gap: 1.5 }}>
    <Skeleton sx={{ height: 48, width: '60%' }} />
    <Month />
  </Stack>
)

const Month = styled(Skeleton)(monthSize)
