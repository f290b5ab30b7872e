import Box from '@mui/material/Box'
import { Suspense } from 'react'
import type { Titled } from '../../content/types'
import { DemoChat } from '../../features/demoChat'
import { Reveal } from '../../ui/Reveal'
import { Section } from '../../ui/Section'
import { SectionHeading } from '../../ui/SectionHeading'

/** The conversations of all assistants, the sales assistant's first. */
export function SalesConversation({ title, description }: Titled) {
  return (
    <Section sunken>
      <Reveal>
        <SectionHeading layout="center" title={title} lead={description} />
        {/* As tall as the conversation, which may still be on its way. */}
        <Box sx={{ minHeight: 500, mt: 'clamp(40px, 5vw, 64px)' }}>
          <Suspense fallback={null}>
            <DemoChat assistant="salesbot" />
          </Suspense>
        </Box>
      </Reveal>
    </Section>
  )
}
