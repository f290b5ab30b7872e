import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ConversationMessage } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { Speaker } from '@/ui/Speaker'
import { arrival, ChatBubble } from './ChatBubble'
import { barCount, createWaveform } from './domain/waveform'

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

const barWidth = 3
const barGap = 2.5
const height = 32
const width = barCount * (barWidth + barGap) - barGap

interface AudioMessageProps {
  /** `m:ss`. */
  readonly duration: string
  /** The transcript. */
  readonly text: string
}

/** A voice message: a waveform with its transcript below. */
function AudioMessage({ duration, text }: AudioMessageProps) {
  const { t } = useTranslation('conversation')
  return (
    <>
      <span className="visually-hidden">{t('voice_message', { duration })}</span>
      <Stack direction="row" aria-hidden="true" sx={{ alignItems: 'center', gap: 1 }}>
        <svg width="32" height="32" viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="15" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M13 10.5v11l8.5-5.5z" fill="currentColor" />
        </svg>
        <Waveform viewBox={`0 0 ${width} ${height}`} fill="currentColor">
          {createWaveform(duration).map((level, bar) => (
            <rect
              // The bars have no other identity than their position.
              key={bar}
              x={bar * (barWidth + barGap)}
              y={(height * (1 - level)) / 2}
              width={barWidth}
              height={height * level}
              rx={barWidth / 2}
            />
          ))}
        </Waveform>
        <Duration>{duration}</Duration>
      </Stack>
      <Transcript>{text}</Transcript>
    </>
  )
}

const Waveform = styled('svg')({ flex: '1 1 auto', minWidth: 60, height })

const Duration = styled('span')(({ theme }) => ({
  flex: 'none',
  font: theme.vars.font.label,
  fontVariantNumeric: 'tabular-nums',
}))

const Transcript = styled('p')({
  marginTop: 4,
  paddingTop: 4,
  borderTop: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  fontStyle: 'italic',
})
