import type { Components, Theme } from '@mui/material/styles'

type Navigation = Pick<
  Components<Theme>,
  'MuiAppBar' | 'MuiToolbar' | 'MuiStepper' | 'MuiStep' | 'MuiStepLabel'
>

const NoIcon = () => null

export const navigation: Navigation = {
  MuiAppBar: { defaultProps: { color: 'transparent', elevation: 0 } },
  MuiToolbar: { defaultProps: { disableGutters: true } },
  // A row of bars, of which those up to the current step are filled.
  MuiStepper: {
    defaultProps: { connector: null },
    styleOverrides: { root: { gap: 8, margin: '12px 0', padding: 0 } },
  },
  MuiStep: { styleOverrides: { root: { padding: 0 } } },
  MuiStepLabel: {
    defaultProps: { slots: { stepIcon: NoIcon } },
    styleOverrides: {
      root: { padding: 0 },
      iconContainer: ({ theme }) => ({
        width: 44,
        height: 12,
        padding: 0,
        border: `1.5px solid ${theme.vars.palette.site.control}`,
        borderRadius: '8px 8px 8px 2px',
        transition: theme.transitions.create('background-color'),
        '&.Mui-active, &.Mui-completed': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
        },
      }),
    },
  },
}
