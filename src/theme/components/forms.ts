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
        '& svg': { marginTop: '0.15em' },
      }),
    },
  },
} satisfies Components<Theme>
