import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldFrame, framedAttributes, type FieldProps } from './FieldFrame'

export interface TextInputProps extends ComponentProps<'input'>, FieldProps {
  /** A control that stands before the input, in the same frame. */
  readonly leading?: ReactNode
}

/**
 * A labelled line of text with its error; takes Formik's field props. `required` tells assistive
 * technology and shows the asterisk; the form itself judges the value and words the error.
 */
export function TextInput({ label, error, leading, required, id, ...rest }: TextInputProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = rest['aria-describedby']
  return (
    <FieldFrame id={inputId} label={label} error={error} required={required} leading={leading}>
      <input
        type="text"
        {...rest}
        {...framedAttributes(inputId, { error, required, describedBy })}
      />
    </FieldFrame>
  )
}
