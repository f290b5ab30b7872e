import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alternative } from '@/content/types'
import { chosenStyle, forcedColors } from '@/theme/forcedColors'
import { roundStroke, StrokeIcon } from '@/ui/StrokeIcon'
import { arrival } from './ChatBubble'

interface AlternativesPickerProps {
  readonly alternatives: readonly Alternative[]
  /** The index of the chosen alternative. */
  readonly choice: number | undefined
  readonly onChoose: (choice: number) => void
  /** Gets the focus if the picker unmounts while it has the focus. */
  readonly focusAfterwards: RefObject<HTMLElement | null>
}

/** Offers alternatives for a product that is out of stock. */
export function AlternativesPicker({
  alternatives,
  choice,
  onChoose,
  focusAfterwards,
}: AlternativesPickerProps) {
  const { t } = useTranslation('conversation')
  // What a ref returns runs before its element is removed, while that still has the focus.
  const passFocusOn = useCallback(
    (picker: HTMLElement | null) => () => {
      if (picker?.contains(document.activeElement))
        focusAfterwards.current?.focus({ preventScroll: true })
    },
    [focusAfterwards],
  )

  return (
    <Alternatives ref={passFocusOn} role="group" aria-label={t('alternatives_label')}>
      {alternatives.map(({ name, priceNote }, index) => (
        <Choice
          key={name}
          variant="outlined"
          aria-pressed={index === choice}
          // Not `disabled`, which would take the focus from the alternative that was just chosen.
          aria-disabled={choice !== undefined}
          onClick={() => {
            onChoose(index)
          }}
        >
          <span>
            <span>{name}</span>
            <Price>{priceNote}</Price>
          </span>
          <StrokeIcon d="M3.5 9.5l3.6 3.6 7.4-8" strokeWidth={2.2} {...roundStroke} />
        </Choice>
      ))}
    </Alternatives>
  )
}

const Alternatives = styled('div')({
  display: 'grid',
  gap: 8,
  width: '92%',
  marginTop: 8,
  animation: arrival,
})

const Choice = styled(Button)(({ theme: { vars, typography } }) => ({
  justifyContent: 'space-between',
  padding: '8px 12px 8px 16px',
  borderColor: vars.palette.primary.main,
  borderRadius: vars.radius.bubbleSmall,
  '&, &:hover': { backgroundColor: vars.palette.background.paper },
  fontSize: typography.body2.fontSize,
  textAlign: 'start',
  '& svg': { visibility: 'hidden' },
  '&[aria-disabled="true"]': { borderColor: vars.palette.divider, cursor: 'default' },
  '&[aria-pressed="true"]': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    '& span, & svg': { color: 'inherit', visibility: 'visible' },
    [forcedColors]: chosenStyle,
  },
}))

const Price = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  color: vars.palette.text.secondary,
  font: vars.font.label,
}))
