import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantPicture } from '@/features/assistants'
import { StreamedSections } from '@/hydration/StreamedSections'
import { ButtonLink } from '@/ui/PageLink'
import { EmailLink } from '@/ui/EmailLink'
import { Stage } from '@/ui/MessagePage'
import { NeedsScript } from '@/ui/NeedsScript'
import { closeToast } from '@/ui/notifications/notify'
import { beginView } from '@/ui/scroll'
import { WavingAssistant } from '@/ui/WavingAssistant'
import { AppointmentLine } from '../AppointmentDetails'
import { AppointmentTicket, TicketColumns } from '../AppointmentTicket'
import { DemoAgenda } from '../DemoAgenda'
import { WizardContainer, WizardHeader } from '../WizardHeader'
import { AppointmentComparison } from './AppointmentComparison'
import { CancelForm } from './CancelForm'
import { ChangeForm } from './ChangeForm'
import type { View } from './appointmentView'
import type { ManagedAppointment } from './useManagedAppointment'

/**
 * What each view has below its title: the appointment or a form, a way to try again, or a way to book again,
 * where the text may end with the company's email address.
 */
const contents: Readonly<Record<View, 'appointment' | 'retry' | 'bookAgain' | 'bookAgainOrWrite'>> =
  {
    loading: 'appointment',
    booked: 'appointment',
    moved: 'appointment',
    change: 'appointment',
    cancel: 'appointment',
    failed: 'retry',
    offline: 'retry',
    rateLimited: 'retry',
    invalid: 'bookAgainOrWrite',
    expired: 'bookAgainOrWrite',
    past: 'bookAgainOrWrite',
    cancelled: 'bookAgain',
    cancelledNow: 'bookAgain',
  }

/** Beside a message: somebody who says goodbye or looks things up. Without a connection no picture loads. */
const illustrations = {
  bookAgain: <WavingAssistant />,
  bookAgainOrWrite: <AssistantPicture assistant="dataanalyst" size={280} />,
  retry: undefined,
}

/**
 * The current view below its title, which gets the focus when the view changes. Below an appointment, also one
 * that is loading, stands what happens in the demo.
 */
export function AppointmentViews(managed: ManagedAppointment) {
  const { view } = managed
  const content = contents[view]
  const { t } = useTranslation('appointment')
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)

  useEffect(() => {
    const previous = shown.current
    shown.current = view
    // Not for the first view after loading, because the visitor may be reading elsewhere by then.
    if (previous === view || previous === 'loading') return
    beginView(title.current)
  }, [view])

  // Before the effects of the next view, which may have a toast of its own.
  useLayoutEffect(() => closeToast, [view])

  return (
    <>
      <WizardContainer>
        <WizardHeader
          titleRef={title}
          title={t(`${view}_title`)}
          subtitle={
            <span role="status">
              <span>{t(`${view}_text`)}</span>
              {content === 'bookAgainOrWrite' && (
                <>
                  {' '}
                  <EmailLink />
                </>
              )}
            </span>
          }
          actions={content !== 'appointment' && <MessageActions {...managed} />}
        >
          {content !== 'appointment' && <Stage>{illustrations[content]}</Stage>}
        </WizardHeader>
        <ViewContent {...managed} />
      </WizardContainer>
      {content === 'appointment' && (
        <StreamedSections>
          <DemoAgenda />
        </StreamedSections>
      )}
    </>
  )
}

/** What a visitor can do in a view that is a message. */
function MessageActions({ view, appointment, isReloading, reload }: ManagedAppointment) {
  const { t } = useTranslation('appointment')
  if (contents[view] === 'retry') {
    return (
      <Button sx={{ marginTop: 3 }} aria-disabled={isReloading} onClick={reload}>
        <span>{t('retry')}</span>
      </Button>
    )
  }
  return (
    <>
      {contents[view] === 'bookAgain' && appointment && (
        <Cancelled>
          <AppointmentLine appointment={appointment} />
        </Cancelled>
      )}
      <ButtonLink page="scheduleDemo" sx={{ marginTop: 3 }}>
        {t('book_again')}
      </ButtonLink>
    </>
  )
}

function ViewContent(managed: ManagedAppointment) {
  const { view, appointment, number } = managed
  const { t } = useTranslation('appointment')
  const isLoading = view === 'loading'

  if (contents[view] !== 'appointment') return null
  if (view === 'change' && appointment) return <ChangeForm {...managed} appointment={appointment} />
  return (
    <>
      {isLoading && <NeedsScript text={t('needs_script')} />}
      <TicketColumns aria-hidden={isLoading || undefined}>
        <AppointmentTicket number={number} appointment={appointment} />
        {view === 'cancel' ? <CancelForm {...managed} /> : <Actions {...managed} />}
      </TicketColumns>
    </>
  )
}

/** What a visitor can do with an appointment. */
function Actions({ view, previous, showForm }: ManagedAppointment) {
  const { t } = useTranslation('appointment')
  return (
    // The assistant stands on the line on which the ticket ends.
    <Stack
      sx={{
        alignItems: 'start',
        alignSelf: 'stretch',
        gap: 2,
        '& > img': { alignSelf: 'end', marginTop: 'auto' },
      }}
    >
      {previous && <AppointmentComparison rows={[{ label: t('before'), appointment: previous }]} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {view === 'loading' ? (
          <>
            <Pill />
            <Pill />
          </>
        ) : (
          <>
            <Button
              onClick={() => {
                showForm('change')
              }}
            >
              <span>{t('change')}</span>
            </Button>
            <Button
              variant="outlined"
              onClick={() => {
                showForm('cancel')
              }}
            >
              <span>{t('cancel')}</span>
            </Button>
          </>
        )}
      </Stack>
      {view !== 'loading' && <WavingAssistant />}
    </Stack>
  )
}

/** The place of a button. */
const Pill = styled(Skeleton)(({ theme: { vars } }) => ({
  width: '11em',
  maxWidth: '100%',
  height: 48,
  borderRadius: vars.radius.pill,
}))

const Cancelled = styled('s')(({ theme }) => ({
  display: 'block',
  marginTop: 16,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
}))
