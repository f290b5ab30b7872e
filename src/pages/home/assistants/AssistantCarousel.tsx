import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useEmblaCarousel from 'embla-carousel-react'
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { AssistantCard } from '@/features/assistants'
import { nearViewport } from '@/hydration/LazyWhenVisible'
import { assistantKeys, assistantNames, type AssistantKey } from '@/site/assistants'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { useMediaQuery, usePrefersReducedMotion } from '@/ui/useMediaQuery'
import styles from './AssistantCarousel.module.css'

const names = assistantKeys.map((key) => assistantNames[key])
const count = names.length

interface AssistantSlideProps {
  readonly assistant: AssistantKey
  /** From 1 to the number of slides. */
  readonly position: number
  readonly selected: boolean
  /** A slide out of view is inert. */
  readonly inView: boolean
}

/** A slide of the carousel. Memoized, so that only slides whose props change render again. */
const AssistantSlide = memo(function AssistantSlide({
  assistant,
  position,
  selected,
  inView,
}: AssistantSlideProps) {
  const { t } = useTranslation('ai_assistants')
  return (
    <div
      className={selected ? `${styles.slide} ${styles.selected}` : styles.slide}
      role="group"
      aria-roledescription={t('slide_role')}
      aria-label={t('slide_label', { position, count })}
      inert={!inView}
    >
      <div className={styles.card}>
        <AssistantCard assistant={assistant} />
      </div>
    </div>
  )
})

const arrow = (
  <StrokeIcon d="m7.5 4.5 5 5.5-5 5.5" size={20} strokeWidth={2.2} strokeLinecap="round" />
)

/** The grouped carousel of the ARIA Authoring Practices, without automatic rotation. */
export default function AssistantCarousel() {
  const { t } = useTranslation('ai_assistants')
  const {
    sectionRef,
    viewport,
    slides,
    selected,
    deferredSelected,
    isInView,
    showPrevious,
    showNext,
    show,
  } = useCarousel()
  const [moved, setMoved] = useState(false)
  const name = selected === undefined ? undefined : names[selected]
  const handle = (move: () => void) => () => {
    setMoved(true)
    move()
  }

  return (
    <section
      ref={sectionRef}
      aria-roledescription={t('carousel_role')}
      aria-label={t('carousel_label')}
    >
      <div
        ref={viewport}
        className={selected === undefined ? styles.viewport : `${styles.viewport} ${styles.active}`}
      >
        <div ref={slides} className={styles.slides}>
          {assistantKeys.map((key, index) => (
            <AssistantSlide
              key={key}
              assistant={key}
              position={index + 1}
              selected={index === deferredSelected}
              inView={isInView(index)}
            />
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton aria-label={t('previous')} onClick={handle(showPrevious)}>
          {arrow}
        </IconButton>
        <div role="group" aria-label={t('choose')}>
          {names.map((label, index) => (
            <ButtonBase
              key={label}
              className={styles.dot}
              aria-label={label}
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
      <p role="status" className="visually-hidden">
        {moved && name && t('announcement', { name, position: (selected ?? 0) + 1, count })}
      </p>
    </section>
  )
}

/** How many slides two indexes are apart in a loop. */
const getLoopDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other)
  return Math.min(apart, count - apart)
}

/**
 * The index of the slide with the focus, which another would make inert, or of that in the middle of the view,
 * to which the visitor may have scrolled.
 */
function getFirstSelected(slides: HTMLElement | null): number {
  const children = [...(slides?.children ?? [])]
  const focused = children.findIndex((slide) => slide.contains(document.activeElement))
  if (focused !== -1) return focused
  const view = slides?.parentElement
  const width = (slides?.firstElementChild as HTMLElement | null)?.offsetWidth
  return view && width ? Math.floor((view.scrollLeft + view.offsetWidth / 2) / width) : 0
}

/**
 * A looping carousel that can be swiped. It starts when it comes near the viewport, at the position
 * that the prerendered slides show, so that nothing jumps.
 */
function useCarousel() {
  const { breakpoints } = useTheme()
  // From this width on, three cards fit side by side, as in AssistantCarousel.module.css.
  const three = useMediaQuery(breakpoints.up('md'))
  const prefersReducedMotion = usePrefersReducedMotion()
  const slides = useRef<HTMLDivElement>(null)
  const [startIndex, setStartIndex] = useState<number>()
  const { ref: sectionRef } = useInView({
    rootMargin: nearViewport,
    triggerOnce: true,
    onChange: (isNear) => {
      if (isNear) setStartIndex(getFirstSelected(slides.current))
    },
  })

  const [viewport, embla] = useEmblaCarousel({
    active: startIndex !== undefined,
    startIndex: startIndex ?? 0,
    loop: true,
    align: 'center',
  })
  // From now on Embla moves the slides instead, by a transform.
  useEffect(() => {
    const scroller = slides.current?.parentElement
    if (embla && startIndex !== undefined && scroller) scroller.scrollLeft = 0
  }, [embla, startIndex])
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange)
      return () => embla?.off('select', onChange).off('reInit', onChange)
    },
    [embla],
  )
  const getSelected = () =>
    embla?.internalEngine().options.active ? embla.selectedScrollSnap() : undefined
  const selected = useSyncExternalStore(subscribe, getSelected, () => undefined)
  // Deferred: the controls update at once, then the slides render.
  const deferredSelected = useDeferredValue(selected)

  return {
    sectionRef,
    viewport,
    slides,
    /** The index of the slide in the middle; undefined until the carousel has started. */
    selected,
    /** The same index for the slides, which render after the controls. */
    deferredSelected,
    isInView: (index: number): boolean =>
      deferredSelected === undefined || getLoopDistance(index, deferredSelected) <= (three ? 1 : 0),
    showPrevious: () => embla?.scrollPrev(prefersReducedMotion),
    showNext: () => embla?.scrollNext(prefersReducedMotion),
    show: (index: number) => embla?.scrollTo(index, prefersReducedMotion),
  }
}
