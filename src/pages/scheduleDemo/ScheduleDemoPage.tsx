import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BookingWizard } from '@/features/booking'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import { Section, SectionHeading } from '@/ui/Section'

export default function ScheduleDemoPage() {
  return (
    <>
      <BookingWizard />
      <StreamedSections>
        <DemoAgenda />
      </StreamedSections>
    </>
  )
}

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
          <Stack key={item.title} component="li" sx={{ gap: 1 }}>
            <Typography variant="h4" component="h3">
              {item.title}
            </Typography>
            <Typography color="textSecondary">{item.description}</Typography>
          </Stack>
        ))}
      </List>
    </Section>
  )
}
