import type { Theme } from '@mui/material/styles'

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
    // Keeps its space, so that names stay aligned.
    '& > img[data-missing="true"]': { visibility: 'hidden' },
  }) as const
