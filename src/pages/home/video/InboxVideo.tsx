import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import { useColorScheme, useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible } from '@/hydration/attributes'
import { useClientValue } from '@/hydration/useHydrated'
import { useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { PlayPauseIcon } from '@/ui/PlayPauseIcon'
import { useMediaQuery, usePrefersReducedMotion } from '@/ui/useMediaQuery'
import styles from './InboxVideo.module.css'

/** A video of the inbox, in the visitor's language. */
export function InboxVideo() {
  const { t } = useTranslation('hero')
  return (
    <Container component="section" className={styles.section} aria-labelledby="inbox-title">
      <LoopingVideo />
      <Bubble shape="reply" className={styles.caption}>
        <Typography variant="h3" component="h2" id="inbox-title">
          {t('video_title')}
        </Typography>
        <p>{t('video_caption')}</p>
      </Bubble>
    </Container>
  )
}

/** The Network Information API, which only some browsers have. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

const isSaveDataOn = () => (navigator as ConnectedNavigator).connection?.saveData === true

/**
 * A muted video that loops while it is on screen, unless it is paused; browsers draw none in a hidden tab.
 * It loads only when it first plays; for visitors who prefer reduced motion or data, only when they press
 * the button.
 */
function LoopingVideo() {
  const { t } = useTranslation('hero')
  const language = useTextLanguage()
  const { colorScheme = 'light' } = useColorScheme()
  const isSavingData = useClientValue(isSaveDataOn, false)
  const prefersReducedData = useMediaQuery('(prefers-reduced-data: reduce)')
  const prefersReducedMotion = usePrefersReducedMotion()
  const { ref, inView } = useInView({ threshold: 0.25 })
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const mayAutoplay = !isSavingData && !prefersReducedData && !prefersReducedMotion
  const shouldPlay = choice ? choice === 'play' : mayAutoplay
  const source = `/video/inbox-${language}`
  const video = `${source}-${colorScheme}`

  return (
    <div ref={ref} className={styles.video} {...hydrateOnVisible}>
      <Poster source={source} description={t('video_description')} />
      <LazyVideo
        key={video}
        source={video}
        playing={shouldPlay && inView}
        onBlocked={() => {
          setChoice('pause')
        }}
      />
      <IconButton
        color="primary"
        className={shouldPlay ? styles.control : `${styles.control} ${styles.stopped}`}
        aria-label={t(shouldPlay ? 'pause_video' : 'play_video')}
        onClick={() => {
          setChoice(shouldPlay ? 'pause' : 'play')
        }}
      >
        <PlayPauseIcon action={shouldPlay ? 'pause' : 'play'} size={24} />
      </IconButton>
    </div>
  )
}

interface LazyVideoProps {
  /** The path of the WebM and MP4 files, without the extension. */
  readonly source: string
  readonly playing: boolean
  /** Called if the browser refuses to play. */
  readonly onBlocked: () => void
}

function LazyVideo({ source, playing, onBlocked }: LazyVideoProps) {
  const [loaded, setLoaded] = useState(false)
  if (playing && !loaded) setLoaded(true)

  const reportBlocked = useEffectEvent(onBlocked)
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
      reportBlocked()
    })
  }, [playing, loaded])

  return (
    loaded && (
      <video ref={video} muted loop playsInline aria-hidden="true" tabIndex={-1}>
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
      </video>
    )
  )
}

/**
 * The media queries of the dark poster by the visitor's colour scheme. Until the visitor chooses a
 * scheme, the browser applies its own, even before hydration. Without scripts the site is light.
 */
const darkMedia = {
  system: '(prefers-color-scheme: dark) and (scripting: enabled)',
  light: 'not all',
  dark: 'all',
} as const

const getSourceSet = (source: string) => `${source}-640.webp 640w, ${source}-1280.webp 1280w`

interface PosterProps {
  /** The path of the posters, without scheme, width and extension. */
  readonly source: string
  readonly description: string
}

/** The picture that stands for a video, in the site's colour scheme. */
function Poster({ source, description }: PosterProps) {
  const { mode = 'system' } = useColorScheme()
  const { breakpoints } = useTheme()
  // Declares a smaller width on phones than is shown: otherwise high-density screens would load the
  // large poster, mostly for the moment until the video plays.
  const sizes = `(width < ${breakpoints.values.sm}rem) 200px, 90vw`
  return (
    <picture>
      <source media={darkMedia[mode]} srcSet={getSourceSet(`${source}-dark`)} sizes={sizes} />
      <img
        loading="lazy"
        sizes={sizes}
        srcSet={getSourceSet(`${source}-light`)}
        src={`${source}-light-1280.webp`}
        alt={description}
        width={1280}
        height={720}
      />
    </picture>
  )
}
