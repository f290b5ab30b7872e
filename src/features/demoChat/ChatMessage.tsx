import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ConversationMessage } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { Speaker } from '@/ui/Speaker'
import { AudioMessage } from './AudioMessage'
import { arrival, ChatBubble } from './ChatBubble'

interface ChatMessageProps {
  readonly message: ConversationMessage
  readonly assistantName: string
  /** The name of the chosen alternative. */
  readonly alternative: string | undefined
}

/** A message with its speaker's name. */
export function ChatMessage({ message, assistantName, alternative }: ChatMessageProps) {
  const { t } = useTranslation('conversation')
  const speaker = message.from === 'bot' ? assistantName : t('speaker_user')
  return (
    <Message from={message.from}>
      <Speaker name={speaker} />
      <MessageBody message={message} alternative={alternative} />
    </Message>
  )
}

function MessageBody({ message, alternative }: Omit<ChatMessageProps, 'assistantName'>) {
  switch (message.type) {
    case 'text':
      return <p>{alternative ? fillIn(message.text, { alternative }) : message.text}</p>
    case 'audio':
      return <AudioMessage duration={message.duration} text={message.text} />
    case 'image':
      return (
        <Picture
          src={message.imageUrl}
          alt={message.text}
          width={256}
          height={192}
          loading="lazy"
        />
      )
  }
}

const Message = styled(ChatBubble)({
  animation: arrival,
  '&:has(img)': { padding: 4 },
})

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: 256,
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: theme.vars.radius.control,
  objectFit: 'cover',
}))
