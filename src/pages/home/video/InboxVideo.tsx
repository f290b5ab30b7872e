import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hydrateOnVisible } from '@/hydration/hydrateOnVisible'
import { useClientValue } from '@/hydration/useHydrated'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { Bubble } from '@/ui/Bubble'
import { PlayPauseIcon } from '@/ui/PlayPauseIcon'
import { useMediaQuery, usePrefersReducedMotion } from '@/ui/useMediaQuery'
import { useOnScreen } from '@/ui/useOnScreen'
import styles from './InboxVideo.module.css'
import { LazyVideo } from './LazyVideo'
import { Poster } from './Poster'

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

/**
 * A muted video that loops while it is on screen, unless it is paused. The video loads only when it
 * first plays; for visitors who prefer reduced motion or data, only when they press the button.
 */
function LoopingVideo() {
  const { t } = useTranslation('hero')
  const language = useAppSelector(selectLanguage)
  const { colorScheme = 'light' } = useColorScheme()
  const prefersNoAutoplay = usePrefersNoAutoplay()
  const { ref, isOnScreen } = useOnScreen(0.25)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const shouldPlay = choice ? choice === 'play' : !prefersNoAutoplay
  const source = `/video/inbox-${language}`
  const video = `${source}-${colorScheme}`

  return (
    <div ref={ref} className={styles.video} {...hydrateOnVisible}>
      <Poster source={source} description={t('video_description')} />
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

/** The Network Information API, which only some browsers have. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

const isSaveDataOn = () => (navigator as ConnectedNavigator).connection?.saveData === true

/**
 * Whether the visitor prefers reduced motion or data, in which case videos do not play
 * automatically.
 */
function usePrefersNoAutoplay(): boolean {
  const isSavingData = useClientValue(isSaveDataOn, false)
  const prefersReducedData = useMediaQuery('(prefers-reduced-data: reduce)')
  const prefersReducedMotion = usePrefersReducedMotion()
  return isSavingData || prefersReducedData || prefersReducedMotion
}
