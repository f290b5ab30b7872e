import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { forcedColors } from '@/theme/forcedColors'
import { getSearchOptionStyle } from './searchPickerStyles'

export const Panel = styled(Paper)(({ theme, theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  // It covers the borders of the fields below.
  left: -2,
  width: 'calc(100% + 4px)',
  minWidth: 'min(280px, calc(100vw - 2 * var(--gutter)))',
  maxWidth: 640,
  maxHeight: 350,
  overflow: 'hidden',
  scrollMarginBottom: 16,
  // Only the list scrolls, in the height that search box and footer leave.
  '&, .MuiAutocomplete-popper, .MuiAutocomplete-paper': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
  },
  '.MuiAutocomplete-paper': { border: 0, borderRadius: 0 },
  '.MuiAutocomplete-option': {
    ...getSearchOptionStyle(theme),
    // Backgrounds do not tell the value and the active option apart from the others there.
    [forcedColors]: {
      '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: -6 },
      '&.Mui-focused': { outline: '3px solid Highlight', outlineOffset: -3 },
    },
  },
  '.MuiInputBase-root': {
    height: 52,
    gap: 8,
    padding: '0 16px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    'input::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
    '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.palette.primary.main}` },
  },
}))

export const FooterButton = styled(Button)(({ theme: { vars, typography } }) => ({
  flex: 'none',
  justifyContent: 'start',
  padding: '8px 16px',
  textAlign: 'start',
  font: vars.font.body2,
  fontWeight: typography.fontWeightMedium,
  borderRadius: `0 0 ${vars.radius.surface} ${vars.radius.surface}`,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:hover': { backgroundColor: vars.palette.site.sunken },
  '&:focus-visible': { outlineOffset: -4 },
}))
