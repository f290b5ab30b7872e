import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { getLoadedCalendarLinks, loadCalendarLinks } from './loadCalendarLinks'

/** The links to calendars, once they have loaded; none if that fails. */
export function LazyCalendarLinks() {
  const [Links, setLinks] = useState(getLoadedCalendarLinks)
  useEffect(() => {
    if (Links) return
    loadCalendarLinks().then(
      (links) => {
        setLinks(() => links)
      },
      // What is booked is confirmed all the same.
      () => undefined,
    )
  }, [Links])
  // As high as the links are, so that nothing moves when they come.
  return <Box sx={{ minHeight: 96 }}>{Links && <Links />}</Box>
}
