import { Formik } from 'formik'
import { useState } from 'react'
import { addServices } from '../../store/addServices'
import { useAppSelector, useAppStore } from '../../store/hooks'
import { selectContact } from './contactSlice'
import { emptyMessage } from './domain/emptyMessage'
import type { ContactMessage } from './domain/types'
import { validateMessage } from './domain/validation'
import { MessageForm } from './MessageForm'
import { useSendMessage } from './useSendMessage'

/** The contact form with all that it needs to take a message and send it. */
export default function LiveForm() {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
  const { draft } = useAppSelector(selectContact)
  const send = useSendMessage()

  return (
    <Formik<ContactMessage>
      initialValues={draft?.details ?? emptyMessage()}
      initialTouched={{ country: draft?.countryChosen ?? false }}
      validate={validateMessage}
      onSubmit={send}
    >
      <MessageForm />
    </Formik>
  )
}
