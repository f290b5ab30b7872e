import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectSentCount } from './contactSlice'
import { getEmptyMessage, type ContactMessage } from './domain/contactFields'

/**
 * Resets the form, except for the country code, once its message has been sent (requirements,
 * section 4). The message may also have been sent while the visitor was on another page.
 */
export function useResetOnSuccess(): void {
  const sentCount = useAppSelector(selectSentCount)
  const { values, touched, resetForm } = useFormikContext<ContactMessage>()
  const resetFor = useRef(sentCount)
  useEffect(() => {
    if (resetFor.current === sentCount) return
    resetFor.current = sentCount
    resetForm({
      values: getEmptyMessage(values.country),
      touched: { country: touched.country ?? false },
      status: false,
    })
  })
}
