import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { LoadErrorAlert } from '@/ui/LoadErrorAlert'
import { getLoadedCalendarLinks, loadCalendarLinks } from './loadCalendarLinks'

/** The links to calendars, once they have loaded. */
export function LazyCalendarLinks() {
  const [Links, setLinks] = useState(getLoadedCalendarLinks)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (Links || isLost) return
    loadCalendarLinks().then(
      (links) => {
        setLinks(() => links)
      },
      () => {
        setLost(true)
      },
    )
  }, [Links, isLost])
  const retry = () => {
    setLost(false)
  }
  // The height of the links is reserved, so that nothing moves when they load.
  return (
    <Box sx={{ minHeight: 96 }}>
      {isLost && <LoadErrorAlert onRetry={retry} />}
      {Links && <Links />}
    </Box>
  )
}
