import { keyframes, styled } from '@mui/material/styles'

/** An assistant that waves twice; decorative. */
export const WavingAssistant = () => <Picture src="/pictures/assistants/waving.svg" alt="" />

const wave = keyframes({ '50%': { rotate: '-8deg' } })

const Picture = styled('img')({
  flexShrink: 0,
  width: 'min(45%, 184px)',
  aspectRatio: '71 / 61',
  animation: `${wave} var(--duration-complex) var(--ease) 2`,
})
