import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { monthSize } from './monthSize'

/** The place of the calendar in the document, which cannot know today's date. */
export const CalendarSkeleton = () => (
  <Stack aria-hidden sx={{ gap: 1.5 }}>
    <Stack direction="row" sx={{ alignItems: 'stretch' }}>
      <Skeleton sx={{ width: '60%', height: 'auto' }} />
      {/* As high as the buttons beside the name of the month. */}
      <IconButton color="inherit" disabled sx={{ visibility: 'hidden' }} />
    </Stack>
    <Month />
  </Stack>
)

const Month = styled(Skeleton)(monthSize)
