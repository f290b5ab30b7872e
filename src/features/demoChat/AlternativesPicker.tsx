import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alternative } from '../../content/types'
import styles from './AlternativesPicker.module.css'

interface AlternativesPickerProps {
  readonly alternatives: readonly Alternative[]
  /** The index of the one that was chosen. */
  readonly choice: number | undefined
  readonly onChoose: (choice: number) => void
  /** Takes the focus when the picker goes while the focus is in it. */
  readonly focusAfterwards: RefObject<HTMLElement | null>
}

/** What there is in place of a product that is out of stock; one of it can be chosen. */
export function AlternativesPicker({
  alternatives,
  choice,
  onChoose,
  focusAfterwards,
}: AlternativesPickerProps) {
  const { t } = useTranslation('conversation')
  const picker = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const going = picker.current
    const heir = focusAfterwards.current
    return () => {
      if (going?.contains(document.activeElement)) heir?.focus({ preventScroll: true })
    }
  }, [focusAfterwards])

  return (
    <div
      ref={picker}
      role="group"
      aria-label={t('alternatives_label')}
      className={styles.alternatives}
    >
      {alternatives.map(({ name, priceNote }, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={index === choice}
          // Not `disabled`, which would take the focus away from the one that was just chosen.
          aria-disabled={choice !== undefined}
          onClick={() => {
            onChoose(index)
          }}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.price}>{priceNote}</span>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path
              d="M3.5 9.5l3.6 3.6 7.4-8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      ))}
    </div>
  )
}
