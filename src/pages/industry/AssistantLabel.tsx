import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AssistantPicture } from '@/features/assistants'
import type { AssistantKey } from '@/site/assistants'

interface AssistantLabelProps {
  readonly assistant: AssistantKey
  readonly children: ReactNode
}

/** The picture of an assistant with a short label. */
export const AssistantLabel = ({ assistant, children }: AssistantLabelProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
    <AssistantPicture assistant={assistant} size={44} />
    <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
      {children}
    </Typography>
  </Stack>
)
