import type { Components, Theme } from '@mui/material/styles'

type Forms = Pick<Components<Theme>, 'MuiInputBase' | 'MuiFormLabel' | 'MuiOutlinedInput'>

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
}
