import { useTheme } from '@mui/material/styles'
import { useMediaQuery } from '@/ui/useMediaQuery'

/** Whether the parts of a step stand below each other, as on phones. */
export function useIsNarrow(): boolean {
  const { breakpoints } = useTheme()
  return useMediaQuery(breakpoints.down('md'))
}
