import ButtonBase from '@mui/material/ButtonBase'
import { styled, type Theme } from '@mui/material/styles'

/** `plain` has no border, for use inside a text field. */
export type PickerVariant = 'field' | 'plain'

/** In the place of a panel that could not be loaded. */
export const LostPanel = styled('div')({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  left: 0,
  width: '100%',
})

/**
 * Styles an option, in the panel's list and in its button: an image, a name (`span`) and a detail
 * (`small`). The styles are descendant selectors, because hundreds of plain elements render faster
 * than styled ones.
 */
export const getSearchOptionStyle = ({ vars }: Theme) =>
  ({
    '& > span': { flex: 1, minWidth: 0 },
    '& > small': {
      flex: 'none',
      color: vars.palette.text.secondary,
      font: vars.font.label,
      fontVariantNumeric: 'tabular-nums',
    },
    '& > img': {
      flex: 'none',
      objectFit: 'cover',
      outline: `1px solid ${vars.palette.divider}`,
    },
  }) as const

/** The detail of an option takes a line of its own before a word of its name breaks. */
export const wrappingOption = {
  flexWrap: 'wrap',
  '& > span': { flex: 'auto', width: 'min-content', overflowWrap: 'break-word' },
  '& > small': { marginInlineStart: 'auto' },
} as const

export const PickerButton = styled(ButtonBase, {
  shouldForwardProp: (prop) => prop !== 'variant',
})<{ variant: PickerVariant }>(({ theme }) => ({
  gap: theme.spacing(1.5),
  justifyContent: 'start',
  width: '100%',
  minHeight: 48,
  padding: '4px 16px',
  borderRadius: theme.vars.radius.control,
  color: theme.vars.palette.text.primary,
  font: theme.vars.font.body1,
  textAlign: 'start',
  transition: theme.transitions.create(['background-color', 'border-color']),
  '& > svg': {
    color: theme.vars.palette.text.secondary,
    transition: theme.transitions.create('transform'),
  },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'progress' },
  ...getSearchOptionStyle(theme),
  variants: [
    {
      props: { variant: 'field' },
      style: {
        border: `1.5px solid ${theme.vars.palette.site.control}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover, &[aria-expanded="true"]': { borderColor: theme.vars.palette.text.primary },
        ...wrappingOption,
      },
    },
    {
      props: { variant: 'plain' },
      style: {
        height: '100%',
        padding: '0 12px',
        // Follows the inside of the text field's border.
        borderRadius: `${theme.vars.radius.control} 0 0 ${theme.vars.radius.control}`,
        '&:hover': { backgroundColor: 'var(--hovered)' },
        '&[aria-expanded="true"]': { backgroundColor: theme.vars.palette.site.sunken },
      },
    },
  ],
}))
