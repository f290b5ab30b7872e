import { keyframes, styled } from '@mui/material/styles'
import type { ConversationMessage } from '@/content/types'
import { ChatBubble } from './ChatBubble'

/** The typing indicator. Hidden from screen readers, which announce the message itself. */
export function TypingDots({ from }: { readonly from: ConversationMessage['from'] }) {
  return (
    <Dots as="div" from={from} aria-hidden="true" data-testid={`typing-${from}`}>
      <span />
      <span />
      <span />
    </Dots>
  )
}

const bounce = keyframes({ '50%': { transform: 'translateY(-4px)', opacity: 0.5 } })

const Dots = styled(ChatBubble)({
  display: 'flex',
  gap: 4,
  marginTop: 8,
  paddingBlock: 12,
  '& span': {
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    animation: `${bounce} 900ms infinite ease-in-out`,
  },
  '& :nth-of-type(2)': { animationDelay: '120ms' },
  '& :nth-of-type(3)': { animationDelay: '240ms' },
})
