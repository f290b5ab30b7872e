import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { StrokeIcon } from '@/ui/StrokeIcon'
import styles from './CarouselControls.module.css'

interface CarouselControlsProps {
  /** The names of the slides, in order. */
  readonly names: readonly string[]
  readonly selected: number | undefined
  readonly showPrevious: () => void
  readonly showNext: () => void
  readonly show: (index: number) => void
  /** Called when the visitor moves the carousel with one of the controls. */
  readonly onMove: () => void
}

const arrow = (
  <StrokeIcon d="m7.5 4.5 5 5.5-5 5.5" size={20} strokeWidth={2.2} strokeLinecap="round" />
)

/** The previous and next buttons, with a dot for each slide between them. */
export function CarouselControls({
  names,
  selected,
  showPrevious,
  showNext,
  show,
  onMove,
}: CarouselControlsProps) {
  const { t } = useTranslation('ai_assistants')
  const handle = (move: () => void) => () => {
    onMove()
    move()
  }
  return (
    <div className={styles.controls}>
      <IconButton aria-label={t('previous')} onClick={handle(showPrevious)}>
        {arrow}
      </IconButton>
      <div role="group" aria-label={t('choose')}>
        {names.map((name, index) => (
          <ButtonBase
            key={name}
            className={styles.dot}
            aria-label={name}
            aria-current={index === selected ? 'true' : undefined}
            onClick={handle(() => {
              show(index)
            })}
          />
        ))}
      </div>
      <IconButton aria-label={t('next')} onClick={handle(showNext)}>
        {arrow}
      </IconButton>
    </div>
  )
}
