import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { defaultTimeZone, getDeviceTimeZone } from '@/time/deviceTime'
import { askBeforeLeaving } from '@/ui/askBeforeLeaving'
import { closeToast, notify } from '@/ui/notifications/notify'
import { WavingAssistant } from '@/ui/WavingAssistant'
import { readOrigin, restoreDraft } from '../contactDetails'
import { selectDraft, selectSentCount } from './contactSlice'
import { getEmptyMessage, messageFormSchema, type ContactMessage } from './domain/contactFields'
import { MessageForm } from './MessageForm'
import { submitContactForm } from './submitContactForm'

/** The form, or the confirmation once its message was sent. */
export default function ContactForm() {
  const sentCount = useAppSelector(selectSentCount)
  const [seenCount, setSeenCount] = useState(sentCount)
  const container = useRef<HTMLDivElement>(null)

  return (
    <div ref={container}>
      {sentCount === seenCount ? (
        <NewMessage />
      ) : (
        <MessageSent
          onReopen={() => {
            closeToast()
            flushSync(() => {
              setSeenCount(sentCount)
            })
            container.current?.querySelector('input')?.focus()
          }}
        />
      )}
    </div>
  )
}

function NewMessage() {
  const draft = useAppSelector(selectDraft)
  return (
    <Formik<ContactMessage>
      {...restoreDraft(draft, getEmptyMessage())}
      validationSchema={messageFormSchema}
      onSubmit={useSubmitContactForm()}
    >
      <MessageForm />
    </Formik>
  )
}

/** Returns Formik's `onSubmit`, which sends the message and shows the outcome in a toast. */
function useSubmitContactForm() {
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)

  return async (message: ContactMessage) => {
    const timeZone = getDeviceTimeZone() ?? defaultTimeZone
    const origin = readOrigin(window)
    const request = { message, language, timeZone, origin }
    closeToast()
    const result = await askBeforeLeaving(dispatch(submitContactForm(request)))
    if (submitContactForm.fulfilled.match(result)) notify((t) => t('contact:success'), 'success')
    else if (result.payload) notify((t) => t('contact:error_sending'), 'error')
  }
}

/** Replaces the form once its message was sent. */
function MessageSent({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation('contact')
  const title = useRef<HTMLHeadingElement>(null)

  // The focus is lost with the form, unless the visitor has moved it elsewhere meanwhile.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])

  return (
    <Stack
      direction={{ sm: 'row' }}
      sx={{ alignItems: 'end', justifyContent: 'space-between', gap: 2 }}
    >
      <Stack sx={{ alignSelf: { xs: 'start', sm: 'center' }, alignItems: 'start', gap: 2 }}>
        <Typography ref={title} variant="h3" tabIndex={-1}>
          {t('sent_title')}
        </Typography>
        <Typography variant="lead" color="textSecondary">
          {t('sent_text')}
        </Typography>
        <Button variant="outlined" onClick={onReopen} sx={{ marginTop: 1 }}>
          <span>{t('write_another')}</span>
        </Button>
      </Stack>
      <WavingAssistant />
    </Stack>
  )
}
