import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Faq } from '../content/types'
import { StrokeIcon } from './StrokeIcon'

/** Questions that expand to show their answers, also without JavaScript. */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} component="details">
          <summary>
            {question}
            <StrokeIcon d="M10 3v14M3 10h14" size={20} strokeWidth={2.4} />
          </summary>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </Stack>
  )
}

const Disclosure = styled(Paper)(({ theme }) => ({
  borderRadius: theme.vars.radius.bubble,
  '& summary': {
    ...theme.typography.h4,
    textWrap: 'balance',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    padding: '20px 24px',
  },
  '& svg': {
    flex: 'none',
    color: theme.vars.palette.primary.main,
    transition: theme.transitions.create('transform'),
  },
  '&[open] svg': { transform: 'rotate(45deg)' },
  '& p': { maxWidth: '68ch', padding: '0 24px 24px', color: theme.vars.palette.text.secondary },
})) as typeof Paper
