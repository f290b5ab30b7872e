import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import { Section } from '@/ui/Section'

/** The end of the page, with a link to book a demo. */
export function CallToAction() {
  const { closing, book_demo } = useContent('how')
  return (
    <Section joined>
      <Reply color="sunSoft" shape="replyLarge">
        <Typography variant="h1" component="h2">
          {closing.title}
        </Typography>
        <Typography variant="lead">{closing.text}</Typography>
        <ButtonLink page="scheduleDemo">{book_demo}</ButtonLink>
      </Reply>
    </Section>
  )
}

const Reply = styled(Bubble)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: '16px 48px',
  padding: 'var(--space-panel)',
  '& p': { maxWidth: '42ch' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    marginLeft: '12%',
    '& h2': { gridColumn: '1 / -1' },
  },
}))
