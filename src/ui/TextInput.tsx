import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'

/** Height of an input of one line, in px, with its frame. */
const height = 52
const frame = 1.5
/** Five lines of text and the padding around them. */
const textareaHeight = `calc(5 * 1.5em + ${24 - 2 * frame}px)`

/**
 * An input in a frame. MUI's own frame is a fieldset around an empty legend, whose layout every document with
 * a form would pay for.
 */
export const TextInput = styled(InputBase)(({ theme: { vars, transitions } }) => ({
  alignItems: 'stretch',
  padding: 0,
  border: `${frame}px solid ${vars.palette.site.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.palette.background.paper,
  transition: transitions.create('border-color'),
  '&:hover': { borderColor: vars.palette.text.primary },
  // Not the class of MUI, which documents lack until their form is alive.
  // As specific as an error, which comes later.
  '&:has(> :where(.MuiInputBase-input):focus)': {
    borderColor: vars.palette.primary.main,
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&.Mui-error': {
    borderColor: vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
  },
  '&.MuiInputBase-readOnly': {
    borderStyle: 'dashed',
    backgroundColor: vars.palette.site.sunken,
    color: vars.palette.text.secondary,
  },
  // Not the search box of a picker in the field.
  '& > .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: height - 2 * frame,
    padding: '0 16px',
    '&:read-only': { cursor: 'progress' },
    // Browsers paint what they fill in; this keeps it readable in both schemes.
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.palette.text.primary,
      WebkitBoxShadow: `inset 0 0 0 100px ${vars.palette.site.indigoSoft}`,
    },
  },
  '& > textarea.MuiInputBase-input': {
    height: textareaHeight,
    minHeight: textareaHeight,
    padding: '12px 16px',
    lineHeight: 1.5,
    resize: 'vertical',
  },
}))
