import { keyframes, styled } from '@mui/material/styles'

const wave = keyframes({ '25%': { rotate: '-6deg' }, '75%': { rotate: '3deg' } })

const Picture = styled('img')({
  flex: 'none',
  width: 'clamp(128px, 14vw, 184px)',
  aspectRatio: '71 / 61',
  transformOrigin: '30% 100%',
  animation: `${wave} var(--duration-complex) var(--ease) 2`,
})

/** An assistant that waves twice; decorative. */
export const WavingAssistant = () => <Picture src="/pictures/assistants/waving.svg" alt="" />
