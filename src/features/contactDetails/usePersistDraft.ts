import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import type { ContactDetails } from './domain/types'

/** What was typed when the visitor left the page, so that it is there when they come back. */
export interface Draft<Details extends ContactDetails> {
  readonly details: Details
  /** Whether the visitor chose the country code, which then stays (requirements R29). */
  readonly countryChosen: boolean
}

/** Passes what was typed to `keep` when the visitor leaves the page. `keep` must be stable. */
export function usePersistDraft<Details extends ContactDetails>(
  keep: (draft: Draft<Details>) => void,
): void {
  const { values, touched } = useFormikContext<Details>()
  const draft: Draft<Details> = { details: values, countryChosen: Boolean(touched.country) }
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  useEffect(
    () => () => {
      keep(latest.current)
    },
    [keep],
  )
}
