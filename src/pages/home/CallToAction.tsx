import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { ButtonLink } from '@/ui/PageLink'
import { Dots } from '@/ui/Dots'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import styles from './sections.module.css'

/** The end of the page: a bubble with a typing indicator, and two links. */
export function CallToAction() {
  const { t } = useTranslation('cta_section')
  const { ref, inView } = useInView({ threshold: 1, triggerOnce: true })
  return (
    <Section>
      <Reveal className={styles.closing}>
        <Dots ref={ref} className={inView ? `${styles.typing} ${styles.moving}` : styles.typing} />
        <Typography variant="display" component="h2">
          {t('title')}
        </Typography>
        <Typography variant="lead">{t('description')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <ButtonLink page="scheduleDemo">{t('start')}</ButtonLink>
          <ButtonLink page="home" anchor="contact" variant="outlined">
            {t('talk_to_expert')}
          </ButtonLink>
        </Stack>
      </Reveal>
    </Section>
  )
}
