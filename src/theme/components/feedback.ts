import type { Components, Theme } from '@mui/material/styles'

type Feedback = Pick<Components<Theme>, 'MuiAlert' | 'MuiAlertTitle'>

export const feedback: Feedback = {
  MuiAlert: {
    defaultProps: { icon: false, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '18px 22px',
        borderWidth: 1.5,
        borderRadius: theme.vars.radius.bubbleSmall,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        fontSize: 'inherit',
        lineHeight: 1.45,
        variants: [
          {
            props: { severity: 'error' },
            style: { borderColor: theme.vars.palette.error.main },
          },
        ],
      }),
      message: { display: 'grid', justifyItems: 'start', gap: 10, padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: 0, fontSize: 'inherit', fontWeight: 650, lineHeight: 'inherit' },
    },
  },
}
