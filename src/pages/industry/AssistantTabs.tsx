import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IndustryAssistant } from '@/content/types'
import { AssistantPicture } from '@/features/assistants'
import { ChatPhone } from '@/features/demoChat'
import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'
import { useContent } from '@/i18n/useContent'
import { assistantNames, type AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { BulletList } from '@/ui/BulletList'
import { ButtonLink } from '@/ui/PageLink'
import { Section, SectionHeading } from '@/ui/Section'
import type { SectionProps } from './section'
import styles from './AssistantTabs.module.css'

/** A tab for each assistant of the industry, with what it does and a conversation. */
export function AssistantTabs({ industry, content }: SectionProps) {
  const assistants = useContent('assistants')
  const { title, description, items } = content.assistants
  const keys = items.map(({ assistant }) => assistant)
  const [chosen, setChosen] = useState<AssistantKey>()
  // Until the visitor selects a tab, the query may name one.
  const requested = useHydratedSearchParams().get('assistant')
  const selected = chosen ?? keys.find((key) => key === requested) ?? items[0].assistant
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
            setChosen(key)
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
                  <span>{assistantNames[key]}</span>
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
            <AssistantPanel industry={industry} content={item} open={item.assistant === selected} />
          </div>
        ))}
      </Section>
    </Box>
  )
}

interface AssistantPanelProps {
  readonly industry: IndustryKey
  readonly content: IndustryAssistant
  /** The conversation plays only while the panel is open. */
  readonly open: boolean
}

/** The tasks of an assistant in the industry, beside a phone with a conversation, which it looks over. */
function AssistantPanel({ industry, content, open }: AssistantPanelProps) {
  const { t } = useTranslation('industry')
  const { assistant, title, description, features } = content
  return (
    <>
      <div className={styles.pitch}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {description}
        </Typography>
        <BulletList items={features} hasChecks className={styles.features} />
        <ButtonLink
          page="howItWorks"
          query={{ assistant }}
          anchor="conversation"
          variant="outlined"
        >
          {t('assistant_details', { assistant: assistantNames[assistant] })}
        </ButtonLink>
      </div>
      <div className={styles.phone}>
        <AssistantPicture assistant={assistant} size={168} className={styles.portrait} />
        {open && <ChatPhone assistant={assistant} industry={industry} />}
      </div>
    </>
  )
}
