import { keyframes } from '@mui/material/styles'

const appear = keyframes({ from: { opacity: 0 } })

/** The style of a loading state that appears only after a delay, so that fast loads do not flash. */
export const appearLate = {
  animation: `${appear} var(--duration-short) var(--duration-standard) both`,
}
