import { useTheme } from '@mui/material/styles'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useInView } from 'react-intersection-observer'
import { nearViewport } from '@/hydration/hydrateOnVisible'
import { useMediaQuery, usePrefersReducedMotion } from '@/ui/useMediaQuery'

/** How many slides two indexes are apart in a loop. */
const getLoopDistance = (one: number, other: number, count: number): number => {
  const apart = Math.abs(one - other)
  return Math.min(apart, count - apart)
}

/**
 * A looping carousel that can be swiped. It starts when it comes near the viewport, at the position
 * that the prerendered slides show, so that nothing jumps.
 */
export function useCarousel(count: number) {
  const { breakpoints } = useTheme()
  // From this width on, three cards fit side by side, as in AssistantCarousel.module.css.
  const three = useMediaQuery(breakpoints.up('md'))
  const prefersReducedMotion = usePrefersReducedMotion()
  const { ref: sectionRef, inView: isNear } = useInView({
    rootMargin: nearViewport,
    triggerOnce: true,
  })
  const [startIndex, setStartIndex] = useState<number>()
  if (isNear && startIndex === undefined) setStartIndex(three ? 1 : 0)

  const [viewport, embla] = useEmblaCarousel({
    active: startIndex !== undefined,
    startIndex: startIndex ?? 0,
    loop: true,
    align: 'center',
  })
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
    /** The index of the slide in the middle; undefined until the carousel has started. */
    selected,
    /** The same index for the slides, which render after the controls. */
    deferredSelected,
    isInView: (index: number): boolean =>
      deferredSelected === undefined ||
      getLoopDistance(index, deferredSelected, count) <= (three ? 1 : 0),
    showPrevious: () => embla?.scrollPrev(prefersReducedMotion),
    showNext: () => embla?.scrollNext(prefersReducedMotion),
    show: (index: number) => embla?.scrollTo(index, prefersReducedMotion),
  }
}
