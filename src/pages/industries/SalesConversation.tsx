import Box from '@mui/material/Box'
import { Suspense } from 'react'
import type { Titled } from '@/content/types'
import { DemoChat } from '@/features/demoChat'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'

/** The demo chat, which starts with the sales assistant. */
export function SalesConversation({ title, description }: Titled) {
  return (
    <Section sunken>
      <Reveal>
        <SectionHeading layout="center" title={title} lead={description} />
        {/* Reserves the height of the chat while it loads. */}
        <Box sx={{ minHeight: 500, mt: 'var(--space-block)' }}>
          <Suspense fallback={null}>
            <DemoChat assistant="salesbot" />
          </Suspense>
        </Box>
      </Reveal>
    </Section>
  )
}
