import useEmblaCarousel from 'embla-carousel-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useInView } from 'react-intersection-observer'
import { useMediaQuery, usePrefersReducedMotion } from '../../../ui/useMediaQuery'

/** From this width on, three cards fit side by side, as in AssistantCarousel.module.css. */
const threeCardsWide = '(min-width: 48rem)'

/** How many slides two indexes are apart in a loop. */
const distanceAround = (one: number, other: number, count: number): number => {
  const apart = Math.abs(one - other)
  return Math.min(apart, count - apart)
}

/**
 * A looping carousel that can be swiped. It starts when it comes near the viewport, at the position
 * that the prerendered slides show, so that nothing jumps.
 */
export function useCarousel(count: number) {
  const three = useMediaQuery(threeCardsWide)
  const still = usePrefersReducedMotion()
  const { ref: approach, inView: near } = useInView({ rootMargin: '600px 0px', triggerOnce: true })
  const [startIndex, setStartIndex] = useState<number>()
  if (near && startIndex === undefined) setStartIndex(three ? 1 : 0)

  const [viewport, embla] = useEmblaCarousel({
    active: startIndex !== undefined,
    startIndex: startIndex ?? 0,
    loop: true,
    align: 'center',
  })
  const [selected, setSelected] = useState<number>()
  // Deferred: the controls update at once, then the slides render.
  const reached = useDeferredValue(selected)

  useEffect(() => {
    if (!embla) return
    const follow = () => {
      if (embla.internalEngine().options.active) setSelected(embla.selectedScrollSnap())
    }
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  return {
    approach,
    viewport,
    /** The index of the slide in the middle; undefined until the carousel has started. */
    selected,
    /** The same index for the slides, which render after the controls. */
    reached,
    isInView: (index: number): boolean =>
      reached === undefined || distanceAround(index, reached, count) <= (three ? 1 : 0),
    showPrevious: () => embla?.scrollPrev(still),
    showNext: () => embla?.scrollNext(still),
    show: (index: number) => embla?.scrollTo(index, still),
  }
}
