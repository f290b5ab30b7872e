import { Formik } from 'formik'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepToken } from '@/contactService'
import { resolvePath } from '@/site/routes'
import { addServices } from '@/store/addServices'
import { useAppStore } from '@/store/hooks'
import { validateCancellation, type CancellationForm } from '../domain/cancellation'
import { useRendersInBrowser } from '../useRendersInBrowser'
import { WizardContainer } from '../WizardContainer'
import { AppointmentSkeleton } from './AppointmentSkeleton'
import { AppointmentViews } from './AppointmentViews'
import { useManagedAppointment } from './useManagedAppointment'

/** What the link in a confirmation opens: the visitor sees, moves or cancels their appointment. */
export function ManageAppointment() {
  const rendersInBrowser = useRendersInBrowser()
  const { pathname } = useLocation()
  const { token = '' } = resolvePath(pathname)
  return (
    <WizardContainer>
      {rendersInBrowser ? <WithToken key={token} token={token} /> : <AppointmentSkeleton />}
    </WizardContainer>
  )
}

function WithToken({ token }: { readonly token: string }) {
  const store = useAppStore()
  const [tokenKey] = useState(() => {
    addServices(store)
    return keepToken(token)
  })
  const managed = useManagedAppointment(tokenKey)

  return (
    <Formik<CancellationForm>
      initialValues={{ reason: '' }}
      validate={validateCancellation}
      onSubmit={managed.cancel}
    >
      <AppointmentViews {...managed} />
    </Formik>
  )
}
