import useEmblaCarousel from 'embla-carousel-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useInView } from 'react-intersection-observer'
import { useMediaQuery, usePrefersReducedMotion } from '../../../ui/useMediaQuery'

/** From here on three cards stand side by side, as in AssistantCarousel.module.css. */
const threeCardsWide = '(min-width: 48rem)'

/** How many slides apart two are where the last one is the first one's neighbour. */
const distanceAround = (one: number, other: number, count: number): number => {
  const apart = Math.abs(one - other)
  return Math.min(apart, count - apart)
}

/**
 * A carousel that goes round and can be swiped. It begins with what its slides show as they stand in
 * the document, so that nothing jumps when it starts, which it does when the visitor comes near.
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
  // The controls show at once where the carousel goes; what is within reach there follows.
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
    /** The slide in the middle; none until the carousel has started. */
    selected,
    /** The same for the slides themselves, once the controls have been painted. */
    reached,
    isInView: (index: number): boolean =>
      reached === undefined || distanceAround(index, reached, count) <= (three ? 1 : 0),
    showPrevious: () => embla?.scrollPrev(still),
    showNext: () => embla?.scrollNext(still),
    show: (index: number) => embla?.scrollTo(index, still),
  }
}
