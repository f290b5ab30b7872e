import { useFormikContext } from 'formik'
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { waitingForm } from '@/hydration/attributes'
import { chosenCountryField, findField } from '@/features/contactDetails'
import { findWaitingForm } from '@/hydration/prerendered'
import { repeatClick } from '@/hydration/repeatClick'
import { findCounterpart } from '@/hydration/waitingForm'
import type { ContactMessage } from './domain/contactFields'

/**
 * Takes over what the visitor has done with the form of the document: what they typed, the focus and the
 * last click on a button. React hydrates that form, or puts another one in its place if a translator has
 * changed it. Returns a ref for an element of the form.
 */
export function useTakeOver(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const { values, setFieldValue, setFieldTouched } = useFormikContext<ContactMessage>()
  const [prerendered] = useState(findWaitingForm)
  // A form that is replaced loses the focus before effects run.
  const [focused] = useState(() => prerendered && document.activeElement)

  const takeOver = useEffectEvent(() => {
    const form = part.current?.closest('form')
    if (!form || !prerendered?.matches(waitingForm)) return
    const typed = [...new FormData(prerendered)].filter(([name]) => name in values)
    for (const [name, value] of typed) {
      void setFieldValue(name, value, false)
      // React does not control the fields, so it writes nothing into a new form.
      const field = findField(form, name)
      if (field && typeof value === 'string') field.value = value
    }
    const country = findField(prerendered, chosenCountryField)?.value
    if (country) {
      void setFieldValue('country', country, false)
      void setFieldTouched('country', true, false)
    }

    // Unless the visitor has moved it meanwhile.
    if (document.activeElement === document.body) findCounterpart(form, focused)?.focus()
    const clicked = findCounterpart(form, window.queuedClick)
    prerendered.removeAttribute('method')
    // After this effect, when the form has the values.
    if (clicked) repeatClick(clicked)
  })
  useLayoutEffect(() => {
    takeOver()
  }, [])
  return part
}
