import { useId, type ComponentProps } from 'react'
import { FieldFrame, framedAttributes, type FieldProps } from './FieldFrame'

/** Several labelled lines of text with their error; the counterpart of `TextInput`. */
export function TextArea({
  label,
  error,
  required,
  id,
  ...rest
}: ComponentProps<'textarea'> & FieldProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  const describedBy = rest['aria-describedby']
  return (
    <FieldFrame id={areaId} label={label} error={error} required={required}>
      <textarea
        rows={5}
        {...rest}
        {...framedAttributes(areaId, { error, required, describedBy })}
      />
    </FieldFrame>
  )
}
