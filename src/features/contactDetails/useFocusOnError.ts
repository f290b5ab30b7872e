import { useFormikContext } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads to the first wrong field once a submission has been judged; not on the way back to a form
 * that was judged before. The form takes the ref.
 */
export function useFocusOnError(): RefObject<HTMLFormElement | null> {
  const { submitCount, isSubmitting } = useFormikContext()
  const form = useRef<HTMLFormElement>(null)
  const judged = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || judged.current === submitCount) return
    judged.current = submitCount
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting, submitCount])
  return form
}
