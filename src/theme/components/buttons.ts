import type { Components, Theme } from '@mui/material/styles'
import { chosenStyle, forcedColors } from '../forcedColors'

const hovered = { backgroundColor: 'var(--hovered)' }

export const buttons = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
  },
  MuiButton: {
    defaultProps: { variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        minWidth: 0,
        minHeight: 48,
        maxWidth: '100%',
        padding: '8px 24px',
        border: '1.5px solid transparent',
        borderRadius: theme.vars.radius.pill,
        textAlign: 'center',
        transition: theme.transitions.create(['background-color', 'border-color']),
        // While their action runs. `disabled` would take the focus from the button just pressed.
        '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.7 },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.site.control,
              color: theme.vars.palette.text.primary,
              '&:hover': { borderColor: theme.vars.palette.text.primary, ...hovered },
            },
          },
          { props: { variant: 'text' }, style: { '&:hover': hovered } },
          {
            props: { size: 'small' },
            style: {
              minHeight: 44,
              padding: '4px 16px',
              fontSize: theme.typography.body2.fontSize,
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    // ButtonBase resets this for IconButton's own rules.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // A speech bubble with its tail at the bottom right.
      root: ({ theme }) => ({
        width: 48,
        height: 48,
        padding: 0,
        border: `1.5px solid ${theme.vars.palette.site.control}`,
        borderRadius: theme.vars.radius.replyRound,
        color: theme.vars.palette.text.primary,
        '&:hover': { borderColor: theme.vars.palette.text.primary, ...hovered },
        variants: [
          {
            props: { color: 'primary' },
            style: {
              borderColor: 'currentColor',
              backgroundColor: theme.vars.palette.primary.main,
              color: theme.vars.palette.primary.contrastText,
              '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
            },
          },
          // Round and without a border, for what is no answer, such as closing a message.
          {
            props: { color: 'inherit' },
            style: { width: 44, height: 44, border: 0, borderRadius: '50%', color: 'inherit' },
          },
          { props: { size: 'small' }, style: { width: 32, height: 32 } },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 4,
        padding: 4,
        border: `1px solid ${theme.vars.palette.site.control}`,
        // Round ends, also where large text needs two rows.
        borderRadius: theme.vars.radius.section,
      }),
      grouped: ({ theme }) => ({ margin: 0, border: 0, borderRadius: theme.vars.radius.pill }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 44,
        padding: '8px 16px',
        color: theme.vars.palette.text.primary,
        '&:hover': hovered,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
        },
        [forcedColors]: { '&.Mui-selected, &.Mui-selected:hover': chosenStyle },
      }),
    },
  },
} satisfies Components<Theme>
