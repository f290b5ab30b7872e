import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { useState } from 'react'
import { hydrateOnVisible } from '@/hydration/hydrateOnVisible'
import { PlayPauseIcon } from '@/ui/PlayPauseIcon'
import { useOnScreen } from '@/ui/useOnScreen'
import { LazyVideo } from './LazyVideo'
import styles from './LoopingVideo.module.css'
import { Poster } from './Poster'
import { usePrefersNoAutoplay } from './usePrefersNoAutoplay'

interface LoopingVideoProps {
  /** The path of videos and posters, without colour scheme, width and extension. */
  readonly source: string
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
  const { source, description, playLabel, pauseLabel, className } = props
  const { colorScheme = 'light' } = useColorScheme()
  const prefersNoAutoplay = usePrefersNoAutoplay()
  const { ref, isOnScreen } = useOnScreen(0.25)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const shouldPlay = choice ? choice === 'play' : !prefersNoAutoplay
  const video = `${source}-${colorScheme}`

  return (
    <div ref={ref} className={`${styles.frame} ${className ?? ''}`} {...hydrateOnVisible}>
      <Poster source={source} description={description} />
      <LazyVideo
        key={video}
        source={video}
        playing={shouldPlay && isOnScreen}
        onBlocked={() => {
          setChoice('pause')
        }}
      />
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
