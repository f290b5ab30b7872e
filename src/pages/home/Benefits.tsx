import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import { roundStroke } from '@/ui/StrokeIcon'
import styles from './Benefits.module.css'

export function Benefits() {
  const { title, description, items } = useContent('benefits')
  return (
    <Section id="benefits" titleId="benefits-title" columns={[5, 7]}>
      <SectionHeading id="benefits-title" title={title} lead={description} layout="sticky" />
      <ul>
        {items.map((benefit, index) => (
          <li key={benefit.title} className={styles.item}>
            <Reveal className={styles.benefit}>
              <BenefitIcon index={index} />
              <div>
                <Typography variant="h3">{benefit.title}</Typography>
                <p>{benefit.description}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** One icon per benefit, in the order of the benefits. */
const benefitIcons = [
  // A cycle, falling bars, a rising line, ticked lines, a clock's hands.
  ['sun', 'M21.5 28a11 11 0 0 1 20-4m.5-7v7.5h-7.5M42.5 34a11 11 0 0 1-20 4m-.5 7v-7.5h7.5'],
  ['mint', 'M21 20v23M32 28v15M43 36v7'],
  ['coral', 'm19 41 9-9 6 5 11-15m-8.5 0H45v8.5'],
  ['sky', 'M20 22h24M20 31h12M20 40h7m6 0 4.5 4.5L46 35'],
  ['rose', 'M32 18v14l9 6'],
] as const

function BenefitIcon({ index }: { readonly index: number }) {
  const [color, path] = benefitIcons[index] ?? benefitIcons[0]
  return (
    <svg width="72" height="72" viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill={`var(--palette-site-${color})`}
        d="M32 4a27 27 0 1 1-14.5 49.8L6.5 58.2a2 2 0 0 1-2.6-2.6l4.3-10.8A27 27 0 0 1 32 4Z"
      />
      <path
        fill="none"
        stroke="var(--palette-site-onAccent)"
        strokeWidth="4"
        {...roundStroke}
        d={path}
      />
    </svg>
  )
}
