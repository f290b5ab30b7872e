import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { hydrateOnVisible } from '@/hydration/hydrateOnVisible'
import { PlayPauseIcon } from '@/ui/PlayPauseIcon'
import { useOnScreen } from '@/ui/useOnScreen'
import styles from './LoopingVideo.module.css'
import { useDataSaver } from './useDataSaver'

interface LoopingVideoProps {
  /** The path of the WebM and MP4 files, without the extension. */
  readonly source: string
  readonly poster: string
  /** Alternative text for the video. */
  readonly description: string
  readonly playLabel: string
  readonly pauseLabel: string
  readonly className?: string | undefined
}

/**
 * A muted video that loops while it is on screen, unless it is paused. The video loads only when it
 * first plays; for visitors who prefer reduced motion or data, only when they press the button.
 */
export function LoopingVideo(props: LoopingVideoProps) {
  const { source, poster, description, playLabel, pauseLabel, className } = props
  const isSavingData = useDataSaver()
  const { ref, onScreen } = useOnScreen(0.25)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const shouldPlay = choice ? choice === 'play' : !isSavingData
  const playing = shouldPlay && onScreen

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
    element.play().catch((error: unknown) => {
      // A pause before the first frame also rejects with AbortError; then the browser did not
      // refuse to play.
      if (error instanceof DOMException && error.name === 'AbortError') return
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
        className={shouldPlay ? styles.control : `${styles.control} ${styles.stopped}`}
        aria-label={shouldPlay ? pauseLabel : playLabel}
        onClick={() => {
          setChoice(shouldPlay ? 'pause' : 'play')
        }}
      >
        <PlayPauseIcon action={shouldPlay ? 'pause' : 'play'} size={24} />
      </IconButton>
    </div>
  )
}
