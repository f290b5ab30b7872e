import type { Components, Theme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { chosenStyle, forcedColors } from '../forcedColors'

/**
 * MUI's scroller has a `style` attribute, which the Content-Security-Policy forbids; these tabs
 * wrap instead.
 */
const Scroller = ({ ref, className, children }: ComponentProps<'div'>) => (
  <div ref={ref} className={className}>
    {children}
  </div>
)

const NoIndicator = () => null

/** Tabs that wrap, each as wide as its label; those of the variant `fullWidth` share one row. */
export const tabs = {
  MuiTabs: {
    defaultProps: {
      selectionFollowsFocus: true,
      slots: { scroller: Scroller, indicator: NoIndicator },
    },
    styleOverrides: {
      root: { overflow: 'visible', '& .MuiTabs-scroller': { flexGrow: 1 } },
      list: ({ ownerState, theme }) => ({
        flexWrap: 'wrap',
        ...(ownerState.variant === 'fullWidth'
          ? { gap: 4, [theme.breakpoints.up('md')]: { gap: 12 } }
          : // Otherwise some screens would leave the last of five tabs alone on its line.
            { gap: 8, justifyContent: 'center', maxWidth: 520, marginInline: 'auto' }),
      }),
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'start' },
    styleOverrides: {
      icon: { flex: 'none', margin: 0 },
      root: ({ theme }) => ({
        gap: 8,
        minWidth: 'min-content',
        minHeight: 44,
        padding: '4px 12px 4px 8px',
        overflow: 'visible',
        overflowWrap: 'normal',
        border: `1.5px solid ${theme.vars.palette.site.control}`,
        borderRadius: theme.vars.radius.bubble,
        fontSize: theme.typography.label.fontSize,
        lineHeight: 1.25,
        transition: theme.transitions.create(['background-color', 'border-color', 'color']),
        '&, &.Mui-selected': { color: theme.vars.palette.text.primary },
        '&:hover': { backgroundColor: 'var(--hovered)' },
        '&:hover, &.Mui-selected': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
        },
        variants: [
          {
            props: ({ ownerState }) => ownerState.fullWidth,
            style: {
              flexDirection: 'column',
              justifyContent: 'flex-start',
              minHeight: 72,
              padding: '12px 4px',
              borderColor: 'transparent',
              '&.Mui-selected': {
                borderColor: theme.vars.palette.primary.main,
                backgroundColor: theme.vars.palette.background.paper,
                color: theme.vars.palette.text.primary,
              },
              [theme.breakpoints.up('md')]: {
                flexDirection: 'row',
                gap: 12,
                padding: '8px 16px',
                fontSize: theme.typography.button.fontSize,
                textAlign: 'start',
              },
            },
          },
          { props: {}, style: { [forcedColors]: { '&.Mui-selected': chosenStyle } } },
        ],
      }),
    },
  },
} satisfies Components<Theme>
