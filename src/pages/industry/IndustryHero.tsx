import { useTranslation } from 'react-i18next'
import { IndustryPicture } from '../../ui/IndustryPicture'
import { PageLink } from '../../ui/PageLink'
import { DemoButton } from './DemoButton'
import type { SectionProps } from './section'
import styles from './IndustryHero.module.css'

/** What the industry is promised, its picture, and the one figure in a bubble over it. */
export function IndustryHero({ industry, content }: SectionProps) {
  const { t } = useTranslation('industry')
  const { figure } = content
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <p className={styles.trail}>
          <PageLink page="industries">{t('all_industries')}</PageLink>
          <span className={styles.tagline}>{content.tagline}</span>
        </p>
        <h1>{content.title}</h1>
        <p className={styles.description}>{content.description}</p>
        <DemoButton industry={industry} />
      </div>
      <div className={styles.scene}>
        <IndustryPicture
          industry={industry}
          loading="eager"
          fetchPriority="high"
          className={styles.picture}
        />
        <p className={styles.figure}>
          {figure.before} <strong>{figure.value}</strong> {figure.after}
        </p>
      </div>
    </section>
  )
}
