import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { hydrateOnVisible } from '../../../hydration/hydrateOnVisible'
import { PlayPauseIcon } from '../../../ui/PlayPauseIcon'
import { useOnScreen } from '../../../ui/useOnScreen'
import styles from './LoopingVideo.module.css'
import { useDataSaver } from './useFrugality'

interface LoopingVideoProps {
  /** Its WebM and its MP4, without the ending. */
  readonly source: string
  readonly poster: string
  /** What is to be seen, for those who cannot see it. */
  readonly description: string
  readonly playLabel: string
  readonly pauseLabel: string
  readonly className?: string | undefined
}

/**
 * A muted loop that plays while it is on screen, until it is paused. Nothing of it is loaded before,
 * nor at all for those who asked for less motion or data, unless they press its button.
 */
export function LoopingVideo(props: LoopingVideoProps) {
  const { source, poster, description, playLabel, pauseLabel, className } = props
  const frugal = useDataSaver()
  const { ref, onScreen } = useOnScreen(0.25)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const wanted = choice ? choice === 'play' : !frugal
  const playing = wanted && onScreen

  const [loaded, setLoaded] = useState(false)
  if (playing && !loaded) setLoaded(true)

  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!playing) {
      element.pause()
      return
    }
    element.play().catch((problem: unknown) => {
      // A pause that comes before the first frame ends the start as well: no refusal.
      if (problem instanceof DOMException && problem.name === 'AbortError') return
      setChoice('pause')
    })
  }, [playing, loaded])

  return (
    <div ref={ref} className={`${styles.frame} ${className ?? ''}`} {...hydrateOnVisible}>
      <img src={poster} alt={description} width={1280} height={720} loading="lazy" />
      {loaded && (
        <video ref={video} muted loop playsInline preload="auto" aria-hidden="true" tabIndex={-1}>
          <source src={`${source}.webm`} type="video/webm" />
          <source src={`${source}.mp4`} type="video/mp4" />
        </video>
      )}
      <IconButton
        color="primary"
        className={wanted ? styles.control : `${styles.control} ${styles.stopped}`}
        aria-label={wanted ? pauseLabel : playLabel}
        onClick={() => {
          setChoice(wanted ? 'pause' : 'play')
        }}
      >
        <PlayPauseIcon action={wanted ? 'pause' : 'play'} size={24} />
      </IconButton>
    </div>
  )
}
