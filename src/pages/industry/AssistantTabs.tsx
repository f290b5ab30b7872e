import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { AssistantPicture } from '@/features/assistants'
import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'
import { useContent } from '@/i18n/useContent'
import type { AssistantKey } from '@/site/assistants'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'
import { AssistantPanel } from './AssistantPanel'
import type { SectionProps } from './section'
import styles from './AssistantTabs.module.css'

/** A tab for each assistant of the industry, with what it does and a conversation. */
export function AssistantTabs({ industry, content }: SectionProps) {
  const assistants = useContent('assistants')
  const { title, description, items } = content.assistants
  const keys = items.map(({ assistant }) => assistant)
  const [selected, select] = useSelectedAssistant(keys, items[0].assistant)
  const id = useId()
  const getTabId = (key: AssistantKey) => `${id}-tab-${key}`
  const getPanelId = (key: AssistantKey) => `${id}-panel-${key}`
  return (
    <Box sx={{ mt: 'var(--space-block)' }}>
      <Section id="assistants" sunken>
        <SectionHeading layout="center" id={id} title={title} lead={description} />
        <Tabs
          variant="fullWidth"
          value={selected}
          onChange={(_event, key: AssistantKey) => {
            select(key)
          }}
          aria-labelledby={id}
          className={styles.tabs}
        >
          {keys.map((key) => (
            <Tab
              key={key}
              value={key}
              id={getTabId(key)}
              aria-controls={getPanelId(key)}
              icon={<AssistantPicture assistant={key} size={48} />}
              label={
                <span>
                  <span>{assistants[key].name}</span>
                  <Typography variant="label" component="small" color="textSecondary">
                    {assistants[key].role}
                  </Typography>
                </span>
              }
            />
          ))}
        </Tabs>
        {items.map((item) => (
          <div
            key={item.assistant}
            id={getPanelId(item.assistant)}
            role="tabpanel"
            aria-labelledby={getTabId(item.assistant)}
            hidden={item.assistant !== selected}
            tabIndex={0}
            className={styles.panel}
          >
            <AssistantPanel
              industry={industry}
              content={item}
              name={assistants[item.assistant].name}
              open={item.assistant === selected}
            />
          </div>
        ))}
      </Section>
    </Box>
  )
}

/**
 * The selected tab and its setter. Until the visitor selects one, the tab comes from the query's
 * `assistant`, or is the initial one if the query names none that has a tab.
 */
function useSelectedAssistant(assistants: readonly AssistantKey[], initial: AssistantKey) {
  const [chosen, setChosen] = useState<AssistantKey>()
  const requested = useHydratedSearchParams().get('assistant')
  const selected = chosen ?? assistants.find((key) => key === requested) ?? initial
  return [selected, setChosen] as const
}
