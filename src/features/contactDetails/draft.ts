import { useFormikContext } from 'formik'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ContactDetails } from './domain/fields'
import { readFieldValues } from './findField'
import { useIsTried } from './formErrors'

/** The form's values when the visitor left the page, restored when they come back. */
export interface Draft<Details extends object> {
  readonly details: Details
  /**
   * Whether the visitor chose the country code; then detection does not change it (requirements
   * R29).
   */
  readonly countryChosen: boolean
  /** Whether the visitor has tried to send the form; then missing fields are marked. */
  readonly isTried?: boolean
}

/** Formik's props for a form that begins with a draft: what was typed before is checked again. */
export function restoreDraft<Details extends object>(
  draft: Draft<Details> | undefined,
  empty: Details,
) {
  const details = draft?.details ?? empty
  const touched = Object.entries(details).map(([name, value]) => [name, value !== ''] as const)
  return {
    initialValues: details,
    initialTouched: { ...Object.fromEntries(touched), country: draft?.countryChosen ?? false },
    // Formik has no count of submits to begin with, so its status says whether there was one.
    initialStatus: draft?.isTried === true,
    validateOnMount: draft !== undefined,
  }
}

/**
 * Passes what is in the form of the returned ref to `saveDraft` when that unmounts. Until then pull-to-refresh is
 * off: what was typed would be lost.
 */
export function usePersistDraft<Details extends object>(
  saveDraft: (draft: Draft<Details>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { values, touched } = useFormikContext<Details & Partial<ContactDetails>>()
  const isTried = useIsTried()
  const save = useEffectEvent(() => {
    const details = readFieldValues<Details>(form.current, values)
    saveDraft({ details, countryChosen: Boolean(touched.country), isTried })
  })
  // A layout effect ends while the form is still there.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    return () => {
      style.overscrollBehaviorY = ''
      save()
    }
  }, [])
  return form
}
