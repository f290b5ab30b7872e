import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../../i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { dateIn, timeZoneOf } from './domain/today'
import type { ContactMessage } from './domain/types'
import { loadSending, type Sending } from './loadSending'
import { sendMessage } from './sendMessage'

/** Where the toasts have not come either, the form itself says what went wrong. */
const tell = (...told: Parameters<Sending['notify']>) =>
  loadSending().then(
    ({ notify }) => {
      notify(...told)
    },
    () => undefined,
  )

/** Sends a message from the visitor's place and day, and says in a toast how it went. */
export function useSendMessage(): (message: ContactMessage) => Promise<void> {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)

  return async (message) => {
    const timeZone = timeZoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone)
    const sent = { date: dateIn(timeZone, new Date()), timeZone }
    const result = await dispatch(sendMessage({ message, language, sent }))
    if (sendMessage.fulfilled.match(result)) await tell(t('success'), 'success')
    else if (result.payload) await tell(t('error_sending'), 'error')
  }
}
