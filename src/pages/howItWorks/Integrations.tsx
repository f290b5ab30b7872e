import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { proof } from '@/content/proof'
import { NamedIntegrations } from '@/features/proof'
import { useContent } from '@/i18n/useContent'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'

/** The systems that an assistant can be connected to. */
export function Integrations() {
  const { title, items } = useContent('how').integrations
  return (
    <Section sunken titleId="integrations-title">
      <Typography variant="h3" component="h2" id="integrations-title">
        {title}
      </Typography>
      <Systems>
        {items.map((system) => (
          <li key={system.title}>
            <Reveal>
              <Typography variant="h1" component="h3">
                {system.title}
              </Typography>
              <Typography color="textSecondary">{system.description}</Typography>
            </Reveal>
          </li>
        ))}
      </Systems>
      <NamedIntegrations integrations={proof.integrations} />
    </Section>
  )
}

const Systems = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'var(--space-panel)',
  marginTop: 32,
  '& li': {
    padding: '24px 0 var(--space-block)',
    borderTop: `1px solid ${theme.vars.palette.site.control}`,
  },
  '& p': { maxWidth: '40ch', marginTop: 12 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The right column is lower, like the replies in a chat.
    '& li:nth-of-type(even)': { transform: 'translateY(56px)' },
  },
}))
