import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import type { InputBaseProps } from '@mui/material/InputBase'
import { memo, useEffect, useId, useState, type ReactNode } from 'react'
import { roundStroke, StrokeIcon } from './StrokeIcon'
import { TextInput } from './TextInput'

type InputProps = Pick<InputBaseProps, 'autoComplete' | 'name' | 'readOnly' | 'required' | 'type'>

export interface FormFieldProps extends InputProps {
  readonly label: string
  /** The error of the value; undefined while the value is valid. */
  readonly error?: string | undefined
  /** Announces the error when it appears, for one that comes without a submission. */
  readonly isErrorAnnounced?: boolean | undefined
  /** Help below the control. A change is announced once the visitor pauses, even from an empty text. */
  readonly helperText?: string | undefined
  /** A control before the input, inside its border. */
  readonly startAdornment?: ReactNode
  /** Renders a textarea instead of an input. */
  readonly isMultiline?: boolean
}

/**
 * A labelled text field with error and help text; `required` only shows
 * and announces that the field is required: validation and error texts are up to the form. Memoized,
 * because Formik renders all fields of a form at each key.
 */
export const FormField = memo(function FormField({
  label,
  error,
  isErrorAnnounced = false,
  helperText,
  startAdornment,
  isMultiline = false,
  required = false,
  ...rest
}: FormFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const helperTextId = `${id}-help`
  const describedBy = [error && errorId, helperText && helperTextId].filter(Boolean).join(' ')

  return (
    <FormControl fullWidth required={required} error={Boolean(error)}>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
      </FormLabel>
      <TextInput
        {...rest}
        {...(isMultiline && textarea)}
        id={id}
        aria-describedby={describedBy || undefined}
        slotProps={isMultiline ? withoutType : undefined}
        startAdornment={
          startAdornment && <InputAdornment position="start">{startAdornment}</InputAdornment>
        }
      />
      {/* Rendered even while empty: screen readers may miss a live region that appears with its text. */}
      <div aria-live={isErrorAnnounced ? 'polite' : 'off'}>
        {error && (
          <FormHelperText id={errorId}>
            <ErrorIcon />
            <span>{error}</span>
          </FormHelperText>
        )}
      </div>
      {helperText !== undefined && (
        <>
          <FormHelperText id={helperTextId} component="div" aria-hidden error={false}>
            {helperText}
          </FormHelperText>
          <Announcement text={helperText} />
        </>
      )}
    </FormControl>
  )
})

/** How long a text stands before it is announced, in ms. */
const announcedAfter = 1000

/** Announces a text that changes while the visitor types, once they pause. */
function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setAnnounced, announcedAfter, text)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  )
}

/** MUI's own textarea measures itself with inline styles; this one has a fixed number of rows. */
const textarea = { multiline: true, inputComponent: 'textarea', rows: 5 } as const

/** MUI would give a textarea a type. */
const withoutType = { input: { type: undefined } }

const ErrorIcon = () => (
  <StrokeIcon
    d="M9 2a7 7 0 1 1-3.4 13.1L2 16l.9-3.6A7 7 0 0 1 9 2ZM9 5.8v3.6M9 12.2v.1"
    strokeWidth={1.8}
    {...roundStroke}
  />
)
