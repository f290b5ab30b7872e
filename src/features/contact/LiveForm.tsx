import { Formik } from 'formik'
import { useAppSelector } from '../../store/hooks'
import type { ErrorsOf } from '../contactDetails'
import { selectContact } from './contactSlice'
import { emptyMessage } from './domain/emptyMessage'
import type { ContactMessage } from './domain/types'
import { loadSending } from './loadSending'
import { MessageForm } from './MessageForm'
import { useSendMessage } from './useSendMessage'

/** What is wrong with a message; nothing, where what judges it does not arrive. */
async function judge(message: ContactMessage): Promise<ErrorsOf<ContactMessage>> {
  const sending = await loadSending().catch(() => undefined)
  return sending?.validateMessage(message) ?? {}
}

/** The contact form with all that it needs to take a message; what sends it may come later. */
export default function LiveForm() {
  const { draft } = useAppSelector(selectContact)
  const send = useSendMessage()

  return (
    <Formik<ContactMessage>
      initialValues={draft?.details ?? emptyMessage()}
      initialTouched={{ country: draft?.countryChosen ?? false }}
      validate={judge}
      onSubmit={send}
    >
      <MessageForm />
    </Formik>
  )
}
