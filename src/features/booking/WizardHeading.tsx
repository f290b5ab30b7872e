import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../store/hooks'
import { scrollToTop } from '../../ui/scroll'
import { selectBooking } from './bookingSlice'
import { useIndustry } from './useIndustry'
import styles from './WizardHeading.module.css'

const steps = [1, 2, 3] as const

/** Title of the page, the step at hand, and the focus that moves with it. */
export function WizardHeading() {
  const { t } = useTranslation('scheduledemo')
  const { step } = useAppSelector(selectBooking)
  const industry = useIndustry()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [step])

  return (
    <header className={styles.heading}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.subtitle}>{t('subtitle')}</p>
        {industry && <p className={styles.industry}>{t('industry_note', { industry })}</p>}
      </div>
      <div className={styles.step}>
        <p>{t('step_label', { step })}</p>
        <ol className={styles.trail} aria-hidden="true">
          {steps.map((number) => (
            <li key={number} className={number <= step ? styles.reached : undefined} />
          ))}
        </ol>
        <h2 ref={heading} tabIndex={-1}>
          {t(`step_${step}_title`)}
        </h2>
      </div>
    </header>
  )
}
