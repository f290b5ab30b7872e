import { useTheme } from '@mui/material/styles'
import { useMediaQuery } from '@/ui/useMediaQuery'

/** The media query of screens where the parts of a step stand below each other, as on phones. */
export const useNarrowQuery = (): string => useTheme().breakpoints.down('md')

/** Whether the parts of a step stand below each other. */
export const useIsNarrow = (): boolean => useMediaQuery(useNarrowQuery())
