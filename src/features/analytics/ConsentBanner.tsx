import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink'
import { useRootMark } from '../../ui/useRootMark'
import styles from './ConsentBanner.module.css'

interface ConsentBannerProps {
  readonly onAnswer: (answer: 'accepted' | 'refused') => void
}

/** Asks whether visits may be counted. Both answers are one press away and look the same. */
export function ConsentBanner({ onAnswer }: ConsentBannerProps) {
  const { t } = useTranslation('consent')
  useRootMark('data-consent-asked', true)
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <p className={styles.question}>{t('question')}</p>
      <p className={styles.explanation}>
        {t('explanation')} <PageLink page="privacy">{t('privacy')}</PageLink>
      </p>
      <div className={styles.answers}>
        <Button
          variant="outlined"
          onClick={() => {
            onAnswer('accepted')
          }}
        >
          {t('accept')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            onAnswer('refused')
          }}
        >
          {t('refuse')}
        </Button>
      </div>
    </section>
  )
}
