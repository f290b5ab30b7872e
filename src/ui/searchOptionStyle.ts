import type { Theme } from '@mui/material/styles'

/**
 * The parts of an option, in a panel's list and in its button: an image, a name (`span`) and a detail
 * (`small`). Styled from outside, because hundreds of options are cheaper as plain elements.
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
