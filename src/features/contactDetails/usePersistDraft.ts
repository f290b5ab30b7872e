import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import type { ContactDetails } from './domain/types'

/** The form's values when the visitor left the page, restored when they come back. */
export interface Draft<Details extends ContactDetails> {
  readonly details: Details
  /**
   * Whether the visitor chose the country code; then detection does not change it (requirements
   * R29).
   */
  readonly countryChosen: boolean
}

/** Passes the form's values to `saveDraft` when the form unmounts. `saveDraft` must be stable. */
export function usePersistDraft<Details extends ContactDetails>(
  saveDraft: (draft: Draft<Details>) => void,
): void {
  const { values, touched } = useFormikContext<ContactDetails>()
  const details = values as Details
  const draft: Draft<Details> = { details, countryChosen: Boolean(touched.country) }
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  useEffect(
    () => () => {
      saveDraft(latest.current)
    },
    [saveDraft],
  )
}
