import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IndustryContent } from '@/content/types'
import { AssistantPicture } from '@/features/assistants'
import type { AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { ButtonLink } from '@/ui/PageLink'

export interface SectionProps {
  readonly industry: IndustryKey
  readonly content: IndustryContent
  /** Whether the section before has the same background. */
  readonly joined?: boolean
}

/** A link to the booking, with the industry's name in the query (requirements R31). */
export function DemoButton({ industry }: { readonly industry: IndustryKey }) {
  const { t } = useTranslation(['industry', 'industries'])
  return (
    <ButtonLink page="scheduleDemo" query={{ industry: t(`industries:${industry}`) }}>
      {t('industry:book_demo')}
    </ButtonLink>
  )
}

interface AssistantLabelProps {
  readonly assistant: AssistantKey
  readonly children: ReactNode
}

export const AssistantLabel = ({ assistant, children }: AssistantLabelProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
    <AssistantPicture assistant={assistant} size={44} />
    <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
      {children}
    </Typography>
  </Stack>
)
