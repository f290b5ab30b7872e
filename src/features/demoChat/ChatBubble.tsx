import { keyframes, styled } from '@mui/material/styles'
import type { ConversationMessage } from '@/content/types'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } })

/** The animation of new content in a conversation. */
export const arrival = `${arrive} 260ms var(--ease)`

interface ChatBubbleProps {
  readonly from: ConversationMessage['from']
}

/** A message bubble: the user's at the right, the bot's at the left. */
export const ChatBubble = styled('li', {
  shouldForwardProp: (prop) => prop !== 'from',
})<ChatBubbleProps>(({ theme: { vars } }) => ({
  width: 'fit-content',
  maxWidth: '86%',
  padding: '10px 16px',
  borderRadius: vars.radius.bubbleSmall,
  font: vars.font.body2,
  overflowWrap: 'anywhere',
  variants: [
    {
      props: { from: 'bot' },
      style: {
        border: `1px solid ${vars.palette.divider}`,
        backgroundColor: vars.palette.background.paper,
      },
    },
    {
      props: { from: 'user' },
      style: {
        marginInlineStart: 'auto',
        borderRadius: vars.radius.replySmall,
        backgroundColor: vars.palette.primary.main,
        color: vars.palette.primary.contrastText,
      },
    },
  ],
}))
