import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectSentCount } from './contactSlice'
import { getEmptyMessage, type ContactMessage } from './domain/contactFields'

/**
 * Resets the form once its message has been sent, except for the country code (requirements,
 * section 4). The message may have been sent off before the visitor left the page and came back.
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
    })
  })
}
