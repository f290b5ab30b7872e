import type { Components, Theme } from '@mui/material/styles'

type Buttons = Pick<Components<Theme>, 'MuiButtonBase' | 'MuiButton'>

export const buttons: Buttons = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 10,
        minWidth: 0,
        minHeight: 48,
        padding: '0 24px',
        border: '1.5px solid transparent',
        borderRadius: theme.vars.radius.pill,
        textAlign: 'center',
        whiteSpace: 'nowrap',
        transition: theme.transitions.create(['background-color', 'border-color', 'transform']),
        '&:active': { transform: 'translateY(1px)' },
        // A button is disabled only while what it started is under way.
        '&:disabled, &[aria-disabled="true"]': {
          cursor: 'progress',
          pointerEvents: 'auto',
          opacity: 0.7,
        },
        variants: [
          {
            props: { variant: 'contained' },
            style: { '&:disabled': { ...filled(theme), cursor: 'progress' } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.site.control,
              color: theme.vars.palette.text.primary,
              '&:disabled': {
                borderColor: theme.vars.palette.site.control,
                color: theme.vars.palette.text.primary,
              },
              '&:hover': {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.site.sunken,
              },
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 40, padding: '0 18px', fontSize: theme.typography.body2.fontSize },
          },
        ],
      }),
    },
  },
}

const filled = ({ vars }: Theme) => ({
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
})
