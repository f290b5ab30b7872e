import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { usePersistDraft, type Draft } from '../contactDetails'
import { formLeft, selectSentCount } from './contactSlice'
import type { ContactMessage } from './domain/contactFields'
import { MessageForm } from './MessageForm'
import { MessageSent } from './MessageSent'
import { useResetOnSuccess } from './useResetOnSuccess'
import type { ContactFormProps } from './useTakeOver'

/** The content of the Formik form, or the confirmation once the message was sent. */
export function ContactFormContent({ prerendered }: ContactFormProps) {
  const dispatch = useAppDispatch()
  const sentCount = useAppSelector(selectSentCount)
  const [seenCount, setSeenCount] = useState(sentCount)
  const isSent = sentCount !== seenCount
  useResetOnSuccess()
  usePersistDraft(
    useCallback((draft: Draft<ContactMessage>) => dispatch(formLeft(draft)), [dispatch]),
  )

  const container = useRef<HTMLDivElement>(null)
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (wasSent.current && !isSent) container.current?.querySelector('input')?.focus()
    wasSent.current = isSent
  }, [isSent])

  return (
    <div ref={container}>
      {isSent ? (
        <MessageSent
          onReopen={() => {
            setSeenCount(sentCount)
          }}
        />
      ) : (
        <MessageForm prerendered={prerendered} />
      )}
    </div>
  )
}
