import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Section, SectionHeading } from '@/ui/Section'

/** What happens in the demo. */
export function DemoAgenda() {
  const { title, items } = useContent('demo_agenda')
  return (
    <Section titleId="agenda-title" joined columns={[4, 8]}>
      <SectionHeading id="agenda-title" title={title} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          paddingBottom: { sm: 5 },
          // The right column is lower, like the replies in a chat.
          '& > :nth-of-type(even)': { position: 'relative', top: { sm: 40 } },
        }}
      >
        {items.map((item, index) => (
          <Bubble key={item.title} component="li" shape={index % 2 ? 'reply' : 'bubble'}>
            <Typography variant="h4" component="h3" sx={{ marginBottom: 1 }}>
              {item.title}
            </Typography>
            <Typography color="textSecondary">{item.description}</Typography>
          </Bubble>
        ))}
      </Box>
    </Section>
  )
}
