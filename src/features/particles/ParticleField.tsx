import IconButton from '@mui/material/IconButton'
import { useForkRef } from '@mui/material/utils'
import { useEffect, useRef, useState } from 'react'
import { useInView } from 'react-intersection-observer'
import { PlayPauseIcon } from '@/ui/PlayPauseIcon'
import { usePrefersReducedMotion } from '@/ui/useMediaQuery'
import { animateParticles } from './animateParticles'
import type { Particle } from './domain/particles'
import styles from './ParticleField.module.css'

interface ParticleFieldProps {
  readonly pauseLabel: string
  readonly playLabel: string
}

/**
 * Particles that drift behind the nearest positioned ancestor, until the visitor pauses them. They
 * stop while off screen, and are absent with reduced motion. In a hidden tab the browser draws no frames.
 */
export function ParticleField({ pauseLabel, playLabel }: ParticleFieldProps) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const { ref, inView } = useInView()
  const canvas = useRef<HTMLCanvasElement>(null)
  const particles = useRef<readonly Particle[]>([])
  const [paused, setPaused] = useState(false)
  const running = inView && !prefersReducedMotion && !paused

  useEffect(() => {
    if (!running || !canvas.current) return
    return animateParticles(canvas.current, particles)
  }, [running])

  const setCanvas = useForkRef(canvas, ref)

  if (prefersReducedMotion) return null
  return (
    <>
      <canvas ref={setCanvas} className={styles.field} aria-hidden="true" />
      <IconButton
        color="inherit"
        className={styles.control}
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => {
          setPaused(!paused)
        }}
      >
        <PlayPauseIcon action={paused ? 'play' : 'pause'} size={16} />
      </IconButton>
    </>
  )
}
