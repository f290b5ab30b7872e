import { styled } from '@mui/material/styles'
import type { ConversationMessage } from '@/content/types'
import { Dots } from '@/ui/Dots'
import { ChatBubble } from './ChatBubble'

/** The typing indicator. Hidden from screen readers, which announce the message itself. */
export const TypingDots = ({ from }: { readonly from: ConversationMessage['from'] }) => (
  <Typing component="div" from={from} aria-hidden="true" data-testid={`typing-${from}`}>
    <Dots />
  </Typing>
)

const Typing = styled(ChatBubble)({ marginTop: 8, paddingBlock: 12 })
