import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { StrokeIcon } from '@/ui/StrokeIcon'

const showAllIcon = 'M3 4.5h12M3 9h12M3 13.5h12'
const replayIcon = 'M3.2 9a5.8 5.8 0 1 0 1.9-4.3M5.4 1.6v3.5h3.5'

interface ChatFooterProps {
  readonly isPlaying: boolean
  readonly onShowAll: () => void
  readonly onReplay: () => void
}

/** The note that the conversation is a sample, and the button to show all of it or replay it. */
export function ChatFooter({ isPlaying, onShowAll, onReplay }: ChatFooterProps) {
  const { t } = useTranslation('conversation')
  return (
    <Foot>
      <Typography variant="label" color="textSecondary" sx={{ flex: '1 1 6em' }}>
        {t('sample')}
      </Typography>
      <Button variant="text" size="small" sx={{ px: 1 }} onClick={isPlaying ? onShowAll : onReplay}>
        <StrokeIcon
          d={isPlaying ? showAllIcon : replayIcon}
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <span>{t(isPlaying ? 'show_all' : 'replay')}</span>
      </Button>
    </Foot>
  )
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '8px 12px 8px 24px',
})
