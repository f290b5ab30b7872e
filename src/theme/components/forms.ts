import type { Components, Theme } from '@mui/material/styles'

export const forms = {
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
      noOptions: { padding: '20px 16px' },
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
            outline: `3px solid ${vars.palette.primary.main}`,
            outlineOffset: -3,
          },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: vars.palette.site.indigoSoft,
            fontWeight: typography.fontWeightMedium,
          },
        },
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
        // Below the ring of a focused input.
        margin: '8px 0 0',
        font: vars.font.body2,
        // Visually hidden instead of removed, so that screen readers announce its first text.
        '&:empty': { position: 'absolute' },
        '& svg': { flex: 'none', marginTop: '0.15em' },
      }),
    },
  },
} satisfies Components<Theme>
