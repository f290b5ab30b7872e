import type { Components, Theme } from '@mui/material/styles'

type Forms = Pick<
  Components<Theme>,
  | 'MuiFormLabel'
  | 'MuiInputBase'
  | 'MuiOutlinedInput'
  | 'MuiInputAdornment'
  | 'MuiFormHelperText'
  | 'MuiAutocomplete'
>

/** Height of an input of one line, in px. */
export const inputHeight = 52
/** Five lines of text and the padding around them. */
export const textareaHeight = 'calc(5 * 1.5em + 24px)'

/** Inputs that are loading or being sent. */
export const createInactiveStyle = ({ vars }: Theme) => ({
  backgroundColor: vars.palette.site.sunken,
  borderStyle: 'dashed',
})

export const forms: Forms = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        alignSelf: 'start',
        marginBottom: 8,
        font: vars.font.body2,
        fontWeight: typography.fontWeightMedium,
        '&, &.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
      }),
      asterisk: ({ theme: { vars } }) => ({ color: vars.palette.error.main }),
    },
  },
  // Otherwise each input inserts its own global rule.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiAutocomplete: {
    styleOverrides: {
      noOptions: { padding: '20px 16px', overflowWrap: 'anywhere' },
      listbox: ({ theme: { vars, typography } }) => ({
        minHeight: 0,
        maxHeight: 'none',
        padding: 8,
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
        scrollbarColor: `${vars.palette.site.control} transparent`,
        // In `option` MUI's own rule would override this one.
        '& .MuiAutocomplete-option': {
          gap: 12,
          minHeight: 44,
          padding: 8,
          borderRadius: vars.radius.control,
          lineHeight: 1.3,
          // Only visible options are laid out, so that hundreds open without delay.
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 28px',
          '&.Mui-focused, &.Mui-focusVisible': { backgroundColor: vars.palette.site.sunken },
          '&.Mui-focused:not(:hover), &.Mui-focusVisible': {
            outline: `2px solid ${vars.palette.primary.main}`,
            outlineOffset: -2,
          },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: vars.palette.site.indigoSoft,
            fontWeight: typography.fontWeightMedium,
          },
        },
      }),
    },
  },
  MuiOutlinedInput: {
    // The label stands above the frame, not in it.
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'stretch',
        padding: 0,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-focused': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
          '& .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1.5,
            borderColor: theme.vars.palette.primary.main,
          },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2.5,
          borderColor: theme.vars.palette.error.main,
        },
        '&.MuiInputBase-readOnly': {
          backgroundColor: createInactiveStyle(theme).backgroundColor,
          color: theme.vars.palette.text.secondary,
          '& .MuiOutlinedInput-notchedOutline': {
            borderStyle: createInactiveStyle(theme).borderStyle,
          },
        },
      }),
      notchedOutline: ({ theme: { vars, transitions } }) => ({
        borderWidth: 1.5,
        borderColor: vars.palette.site.control,
        transition: transitions.create('border-color'),
      }),
      input: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        height: inputHeight,
        padding: '0 16px',
        '&:read-only': { cursor: 'progress' },
        // Browsers paint what they fill in; this keeps it readable in both schemes.
        '&:-webkit-autofill': {
          WebkitTextFillColor: vars.palette.text.primary,
          WebkitBoxShadow: `inset 0 0 0 100px ${vars.palette.site.indigoSoft}`,
        },
        variants: [
          {
            props: { multiline: true },
            style: {
              height: textareaHeight,
              minHeight: textareaHeight,
              padding: '12px 16px',
              lineHeight: 1.5,
              resize: 'vertical',
            },
          },
        ],
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      positionStart: ({ theme: { vars } }) => ({
        alignItems: 'stretch',
        flex: 'none',
        maxHeight: 'none',
        marginRight: 0,
        borderInlineEnd: `1px solid ${vars.palette.divider}`,
        color: 'inherit',
        whiteSpace: 'normal',
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        display: 'flex',
        gap: 8,
        margin: '4px 0 0',
        font: vars.font.body2,
        // Visually hidden instead of removed, so that screen readers announce its first text.
        '&:empty': { position: 'absolute' },
        '& svg': { flex: 'none', marginTop: '0.15em' },
      }),
    },
  },
}
