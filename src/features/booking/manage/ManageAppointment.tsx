import { Formik } from 'formik'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepToken } from '@/contactService'
import { AfterHydration } from '@/hydration/AfterHydration'
import { resolvePath } from '@/site/resolvePath'
import { cancellationFormSchema, type CancellationForm } from '../domain/managedAppointment'
import { WizardContainer } from '../WizardHeader'
import { AppointmentSkeleton } from './AppointmentSkeleton'
import { AppointmentViews } from './AppointmentViews'
import { useManagedAppointment } from './useManagedAppointment'

/** What is copied with a link, such as the period after it. */
const endOfLink = /(?:%(?:\w\w)?|[^\w%-])+$/

/** The page behind the link in a confirmation: the visitor sees, moves or cancels the appointment. */
export function ManageAppointment() {
  const { pathname } = useLocation()
  const { token = '' } = resolvePath(pathname)
  return (
    <WizardContainer>
      <AfterHydration fallback={<AppointmentSkeleton />}>
        <ManagedAppointmentForm key={token} token={token} />
      </AfterHydration>
    </WizardContainer>
  )
}

function ManagedAppointmentForm({ token }: { readonly token: string }) {
  const [tokenKey] = useState(() => keepToken(token.replace(endOfLink, '')))
  const managed = useManagedAppointment(tokenKey)

  // Around all views: a reason that was typed stays while the visitor looks at another one.
  return (
    <Formik<CancellationForm>
      initialValues={{ reason: '' }}
      validationSchema={cancellationFormSchema}
      onSubmit={managed.cancel}
    >
      <AppointmentViews {...managed} />
    </Formik>
  )
}
