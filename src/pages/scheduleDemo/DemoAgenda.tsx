import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'

/** The participants, the agenda and the next steps of a demo. */
export function DemoAgenda() {
  const { title, items } = useContent('demo_agenda')
  return (
    <Section titleId="agenda-title" sunken columns={[4, 8]}>
      <SectionHeading id="agenda-title" title={title} />
      <List
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {items.map((item) => (
          <li key={item.title}>
            <Typography variant="h4" component="h3">
              {item.title}
            </Typography>
            <Typography color="textSecondary">{item.description}</Typography>
          </li>
        ))}
      </List>
    </Section>
  )
}
