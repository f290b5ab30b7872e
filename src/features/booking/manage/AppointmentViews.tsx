import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmailLink } from '@/ui/EmailLink'
import { scrollToTop } from '@/ui/scroll'
import { AppointmentDetails } from '../AppointmentSummary'
import { AppointmentTicket, TicketColumns } from '../AppointmentTicket'
import { WizardHeader } from '../WizardHeader'
import { AppointmentComparison } from './AppointmentComparison'
import { TicketSkeleton } from './AppointmentSkeleton'
import { CancelForm } from './CancelForm'
import { ChangeForm } from './ChangeForm'
import type { ManagedAppointment } from './useManagedAppointment'
import type { View } from './view'

/** Views whose text ends with the email address of the company. */
const viewsWithEmail: readonly View[] = ['invalid', 'expired', 'past']

/** The current view below its title, which gets the focus when the view changes. */
export function AppointmentViews(managed: ManagedAppointment) {
  const { view } = managed
  const { t } = useTranslation('appointment')
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)

  useEffect(() => {
    const previous = shown.current
    shown.current = view
    // Not for the first view after loading, because the visitor may be reading elsewhere by then.
    if (previous === view || previous === 'loading') return
    title.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [view])

  return (
    <>
      <WizardHeader
        titleRef={title}
        title={t(`${view}_title`)}
        subtitle={
          <span role="status">
            <span>{t(`${view}_text`)}</span>
            {viewsWithEmail.includes(view) && (
              <>
                {' '}
                <EmailLink />
              </>
            )}
          </span>
        }
      />
      <ViewContent {...managed} />
    </>
  )
}

function ViewContent(managed: ManagedAppointment) {
  const { view, appointment, number, previous, isReloading, reload, setIntent } = managed
  const { t } = useTranslation('appointment')

  switch (view) {
    case 'loading':
      return <TicketSkeleton />
    case 'failed':
    case 'offline':
    case 'rateLimited':
      return (
        <Button
          aria-disabled={isReloading}
          onClick={() => {
            if (!isReloading) reload()
          }}
        >
          <span>{t('retry')}</span>
        </Button>
      )
    case 'invalid':
    case 'expired':
    case 'past':
    case 'cancelled':
    case 'cancelledNow':
      return <ButtonLink page="scheduleDemo">{t('book_again')}</ButtonLink>
    case 'change':
      return appointment && <ChangeForm {...managed} appointment={appointment} />
    case 'cancel':
      return appointment && <CancelForm {...managed} appointment={appointment} />
    case 'moved':
    case 'booked':
      return (
        appointment && (
          <TicketColumns>
            <AppointmentTicket number={number}>
              <AppointmentDetails appointment={appointment} />
            </AppointmentTicket>
            <Stack sx={{ alignItems: 'start', gap: 2 }}>
              {previous && (
                <AppointmentComparison
                  rows={[
                    { label: t('before'), appointment: previous },
                    { label: t('now'), appointment },
                  ]}
                />
              )}
              <Button
                onClick={() => {
                  setIntent('change')
                }}
              >
                <span>{t('change')}</span>
              </Button>
              <Button
                variant="outlined"
                onClick={() => {
                  setIntent('cancel')
                }}
              >
                <span>{t('cancel')}</span>
              </Button>
            </Stack>
          </TicketColumns>
        )
      )
  }
}
