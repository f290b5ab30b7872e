import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextLanguage } from '@/i18n/useContent'
import { useAppSelector } from '@/store/hooks'
import { Bubble } from '@/ui/Bubble'
import { beginView } from '@/ui/scroll'
import { WavingAssistant } from '@/ui/WavingAssistant'
import { selectBookingDraft, selectBookingStep } from './bookingSlice'
import { getFirstName } from './domain/getFirstName'
import { generalIndustry } from './domain/industry'
import { useIndustry } from './useIndustry'
import { WizardHeader } from './WizardHeader'
import styles from './WizardHeading.module.css'

const steps = [1, 2, 3] as const

/**
 * The titles of the page and of the current step, which are one once the demo is booked. The step's title
 * gets the focus when the step changes.
 */
export function WizardHeading() {
  const { t } = useTranslation('scheduledemo')
  const step = useAppSelector(selectBookingStep)
  const language = useTextLanguage()
  const industry = useIndustry(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    beginView(heading.current)
  }, [step])

  const isBooked = step === 3
  // 'General' is for the CRM: it tells the visitor nothing.
  const isNamed = industry && industry !== generalIndustry
  // Only the browser knows the industry, which may make a second line of the sentence: nothing may move.
  const subtitle = (
    <Box component="span" sx={{ display: 'block', minHeight: { md: '2lh', xl: 0 } }}>
      {isNamed ? t('subtitle_industry', { industry }) : t('subtitle')}
    </Box>
  )
  // `data-step` hides it on paper, where its form is hidden, too.
  const stepTitle = (
    <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} data-step>
      {t(`step_${step}_title`)}
    </Typography>
  )
  return (
    <>
      <WizardHeader
        title={t(isBooked ? 'step_3_title' : 'title')}
        titleRef={isBooked ? heading : undefined}
        subtitle={isBooked ? t('confirmation_email') : subtitle}
      >
        <div>
          <Typography color="textSecondary" sx={{ fontWeight: 'fontWeightMedium' }} data-step>
            {t('step_label', { step })}
          </Typography>
          {/* A picture of the line above, which says the same to everybody. */}
          <div className={styles.steps} aria-hidden>
            {steps.map((number) => (
              <span
                key={number}
                data-reached={number <= step || undefined}
                aria-current={number === step ? 'step' : undefined}
              />
            ))}
          </div>
          {isBooked && <Greeting />}
          {step === 1 && stepTitle}
        </div>
      </WizardHeader>
      {/* Above the form: in the header it would stand above the appointment. */}
      {step === 2 && <Box sx={{ marginBottom: 3 }}>{stepTitle}</Box>}
    </>
  )
}

/** An assistant greets the visitor by name. */
function Greeting() {
  const { t } = useTranslation('scheduledemo')
  const name = getFirstName(useAppSelector(selectBookingDraft)?.details.name ?? '')
  return (
    <Stack
      direction="row"
      // Large text needs room beside the picture.
      sx={{ alignItems: 'center', gap: 1, '& > img': { maxWidth: 'calc(100% - 8em)' } }}
    >
      <Bubble component="p" shape="reply" sx={{ paddingInline: 2 }}>
        {t('confirmation_intro', { name })}
      </Bubble>
      <WavingAssistant />
    </Stack>
  )
}
