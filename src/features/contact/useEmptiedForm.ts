import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectContact } from './contactSlice'
import { emptyMessage } from './domain/emptyMessage'
import type { ContactMessage } from './domain/types'

/**
 * Clears the form once its message has been sent, except for the country code (section 4). The
 * message may have been sent off before the visitor left the page and came back.
 */
export function useEmptiedForm(): void {
  const { sentCount } = useAppSelector(selectContact)
  const { values, touched, resetForm } = useFormikContext<ContactMessage>()
  const emptiedFor = useRef(sentCount)
  useEffect(() => {
    if (emptiedFor.current === sentCount) return
    emptiedFor.current = sentCount
    resetForm({
      values: emptyMessage(values.country),
      touched: { country: touched.country ?? false },
    })
  })
}
