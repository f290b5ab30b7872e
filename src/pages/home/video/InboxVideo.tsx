import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { Bubble } from '@/ui/Bubble'
import styles from './InboxVideo.module.css'
import { LoopingVideo } from './LoopingVideo'

/** A video of the inbox, in the visitor's language. */
export function InboxVideo() {
  const { t } = useTranslation('hero')
  const language = useAppSelector(selectLanguage)
  return (
    <Container component="section" className={styles.section} aria-labelledby="inbox-title">
      <LoopingVideo
        className={styles.video}
        source={`/video/inbox-${language}`}
        description={t('video_description')}
        playLabel={t('play_video')}
        pauseLabel={t('pause_video')}
      />
      <Bubble shape="reply" className={styles.caption}>
        <Typography variant="h3" component="h2" id="inbox-title">
          {t('video_title')}
        </Typography>
        <p>{t('video_caption')}</p>
      </Bubble>
    </Container>
  )
}
