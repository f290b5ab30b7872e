import { keyframes, styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import type { ConversationMessage } from '@/content/types'
import { Bubble } from '@/ui/Bubble'
import { Dots } from '@/ui/Dots'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } })

/** The animation of new content in a conversation. */
export const arrival = `${arrive} var(--duration-standard) var(--ease)`

interface ChatBubbleProps extends Omit<ComponentProps<typeof Bubble>, 'color' | 'shape'> {
  readonly from: ConversationMessage['from']
}

/** A message bubble: the user's at the right, the bot's at the left. */
export const ChatBubble = ({ from, ...rest }: ChatBubbleProps) => (
  <Message
    component="li"
    {...(from === 'user' ? { color: 'indigo', shape: 'replySmall' } : { shape: 'bubbleSmall' })}
    {...rest}
  />
)

const Message = styled(Bubble)(({ theme: { vars }, color }) => ({
  width: 'fit-content',
  maxWidth: '86%',
  marginInlineStart: color && 'auto',
  padding: '8px 16px',
  font: vars.font.body2,
}))

/** The typing indicator. Hidden from screen readers, which announce the message itself. */
export const TypingDots = ({ from }: { readonly from: ConversationMessage['from'] }) => (
  <Typing component="div" from={from} aria-hidden="true" data-testid={`typing-${from}`}>
    <Dots />
  </Typing>
)

const Typing = styled(ChatBubble)({ marginTop: 8, paddingBlock: 12 })
