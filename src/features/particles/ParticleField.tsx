import { useCallback, useEffect, useRef } from 'react'
import { usePrefersStillness } from '../../ui/useMediaQuery'
import { useOnScreen } from '../../ui/useOnScreen'
import { animateParticles } from './animateParticles'
import { defaultParticleCount, type Particle } from './domain/particles'
import styles from './ParticleField.module.css'

/**
 * Particles that drift behind the nearest positioned box. They rest off screen and in a hidden tab,
 * and there are none for those who asked for less motion.
 */
export function ParticleField({ count = defaultParticleCount }: { readonly count?: number }) {
  const still = usePrefersStillness()
  const { ref, onScreen } = useOnScreen()
  const canvas = useRef<HTMLCanvasElement>(null)
  const particles = useRef<readonly Particle[]>([])
  const running = onScreen && !still

  useEffect(() => {
    if (!running || !canvas.current) return
    return animateParticles(canvas.current, count, particles.current, (moved) => {
      particles.current = moved
    })
  }, [running, count])

  const setCanvas = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element
      ref(element)
    },
    [ref],
  )

  if (still) return null
  return <canvas ref={setCanvas} className={styles.field} aria-hidden="true" />
}
