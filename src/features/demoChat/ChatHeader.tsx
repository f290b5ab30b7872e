import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import type { AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { AssistantPicture } from '../assistants'

interface ChatHeaderProps {
  readonly assistant: AssistantKey
  /** The industry of the transcript; undefined for the generic transcript. */
  readonly industry: IndustryKey | undefined
}

/** The assistant's picture, name and industry above the conversation. */
export function ChatHeader({ assistant, industry }: ChatHeaderProps) {
  const { t } = useTranslation('industries')
  const { name, role } = useContent('assistants')[assistant]
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', p: '12px 16px' }}
    >
      <AssistantPicture assistant={assistant} size={44} />
      <div>
        <Typography variant="h4" component="p">
          {name}
        </Typography>
        <Typography variant="label" component="p" color="textSecondary">
          {role}
        </Typography>
      </div>
      {industry && <Chip size="small" label={t(industry)} sx={{ ml: 'auto' }} />}
    </Stack>
  )
}
