import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/PageLink'
import { lazyPrerenderedPart } from '@/ui/LoadBoundary'
import { Section, SectionHeading } from '@/ui/Section'

const AssistantCarousel = lazyPrerenderedPart(
  () => import(/* webpackChunkName: "home-sections" */ './AssistantCarousel'),
)

/** The section with the carousel of the five assistants. */
export function Assistants() {
  const { t } = useTranslation('ai_assistants')
  return (
    <Section id="ai-assistants" titleId="ai-assistants-title">
      <Stack sx={{ alignItems: 'center', gap: 3 }}>
        <SectionHeading
          id="ai-assistants-title"
          title={t('title')}
          lead={t('description')}
          layout="center"
        />
        {/* Reserves the height of the carousel while it loads. */}
        <Box sx={{ width: 1, minHeight: 760 }}>
          <Suspense fallback={null}>
            <AssistantCarousel />
          </Suspense>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('metrics_note')}
        </Typography>
        <ButtonLink page="howItWorks" variant="outlined">
          {t('discover_all')}
        </ButtonLink>
      </Stack>
    </Section>
  )
}
