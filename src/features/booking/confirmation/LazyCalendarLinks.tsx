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
      // The confirmation works without the links.
      () => undefined,
    )
  }, [Links])
  // The height of the links is reserved, so that nothing moves when they load.
  return <Box sx={{ minHeight: 96 }}>{Links && <Links />}</Box>
}
