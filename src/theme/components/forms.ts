import type { Components, Theme } from '@mui/material/styles'

type Forms = Pick<
  Components<Theme>,
  'MuiInputBase' | 'MuiFormLabel' | 'MuiOutlinedInput' | 'MuiAutocomplete'
>

export const forms: Forms = {
  // Each input would insert a global rule of its own.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&, &.Mui-focused': { color: theme.vars.palette.text.primary },
        fontSize: theme.typography.body2.fontSize,
        fontWeight: 650,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars
        return {
          backgroundColor: palette.background.paper,
          // The frame takes the ring of the input inside it.
          '&:has(> input:focus-visible)': {
            outline: `3px solid ${palette.primary.main}`,
            outlineOffset: 2,
          },
          '@media (hover: none)': {
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.site.control },
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5 },
        }
      },
      notchedOutline: ({ theme }) => ({
        borderWidth: 1.5,
        borderColor: theme.vars.palette.site.control,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      noOptions: { padding: '20px 16px', overflowWrap: 'anywhere' },
      listbox: ({ theme: { vars } }) => ({
        minHeight: 0,
        maxHeight: 'none',
        padding: 8,
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
        scrollbarColor: `${vars.palette.site.control} transparent`,
        // Here rather than in `option`, whose rule comes before MUI's own.
        '& .MuiAutocomplete-option': {
          gap: 12,
          minHeight: 44,
          padding: 8,
          borderRadius: vars.radius.control,
          lineHeight: 1.3,
          // Hundreds of options open without delay: only those in sight are laid out.
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 28px',
          '&.Mui-focused, &.Mui-focusVisible': { backgroundColor: vars.palette.site.sunken },
          '&.Mui-focused:not(:hover), &.Mui-focusVisible': {
            outline: `2px solid ${vars.palette.primary.main}`,
            outlineOffset: -2,
          },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: vars.palette.site.indigoSoft,
            fontWeight: 650,
          },
        },
      }),
    },
  },
}
