import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Faq } from '../content/types'
import { Disclosure } from './Disclosure'
import { Section, SectionHeading } from './Section'

interface FaqSectionProps {
  readonly title: string
  readonly faqs: readonly Faq[]
  readonly joined?: boolean
}

/** A page's questions; a page has one such section. */
export function FaqSection({ title, faqs, joined }: FaqSectionProps) {
  return (
    <Section id="questions" titleId="questions-title" columns={[5, 7]} joined={joined}>
      <SectionHeading id="questions-title" title={title} />
      <FaqList faqs={faqs} />
    </Section>
  )
}

/** Questions that expand to show their answers, also without JavaScript. */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {faqs.map(({ question, answer }, index) => (
        // By its place, so that it stays open when its text changes with the language.
        <Question key={index} component={Disclosure} summary={question}>
          <p>{answer}</p>
        </Question>
      ))}
    </Stack>
  )
}

const Question = styled(Paper)(({ theme }) => ({
  borderRadius: theme.vars.radius.bubble,
  '&:hover': { borderColor: 'currentColor' },
  '& summary': {
    ...theme.typography.h4,
    textWrap: 'balance',
    padding: '20px 24px',
    // Not `inherit`: that would be of the shadow tree of `details`.
    borderRadius: theme.vars.radius.bubble,
  },
  '& p': { maxWidth: '68ch', padding: '4px 24px 24px', color: theme.vars.palette.text.secondary },
})) as typeof Paper
