import type { Components, Theme } from '@mui/material/styles'
import { getSoftStyles } from './surfaces'

export const feedback = {
  MuiAlert: {
    defaultProps: { icon: false, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '16px 24px',
        borderRadius: theme.vars.radius.bubbleSmall,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        fontSize: 'inherit',
        lineHeight: 1.45,
        variants: [
          {
            props: { severity: 'warning' },
            style: {
              border: `1.5px solid ${theme.vars.palette.warning.main}`,
              ...getSoftStyles(theme, 'sun'),
            },
          },
          {
            props: { severity: 'info' },
            style: {
              border: 0,
              backgroundColor: theme.vars.palette.site.indigoSoft,
            },
          },
        ],
      }),
      message: { display: 'grid', justifyItems: 'start', gap: 8, padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.site.sunken }),
    },
  },
} satisfies Components<Theme>
