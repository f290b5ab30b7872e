import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { keepToken } from '@/contactService'
import { useContent } from '@/i18n/useContent'
import { resolvePath } from '@/site/resolvePath'
import { AppointmentViews } from './AppointmentViews'
import { useManagedAppointment } from './useManagedAppointment'

/** What is copied with a link, such as the period after it. */
const endOfLink = /(?:%(?:\w\w)?|[^\w%-])+$/

/** The page behind the link in a confirmation: the visitor sees, moves or cancels the appointment. */
export function ManageAppointment() {
  const { pathname } = useLocation()
  const { token = '' } = resolvePath(pathname)
  // The document, whose appointment is loading, brings along the texts of all views.
  useTranslation(['appointment', 'scheduledemo'])
  useContent('time_zones')
  return <AppointmentOfLink key={token} token={token} />
}

function AppointmentOfLink({ token }: { readonly token: string }) {
  const tokenKey = keepToken(token.replace(endOfLink, ''))
  return <AppointmentViews {...useManagedAppointment(tokenKey)} />
}
