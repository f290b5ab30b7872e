import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../../../i18n/languageSlice'
import { useAppSelector } from '../../../store/hooks'
import styles from './InboxVideo.module.css'
import { LoopingVideo } from './LoopingVideo'

/** The inbox at work, in the visitor's language. */
export function InboxVideo() {
  const { t } = useTranslation('hero')
  const language = useAppSelector(selectLanguage)
  return (
    <section className={styles.section} aria-labelledby="inbox-title">
      <div className={styles.video}>
        <LoopingVideo
          key={language}
          source={`/video/inbox-${language}`}
          poster={`/video/inbox-poster-${language}.webp`}
          description={t('video_description')}
          playLabel={t('play_video')}
          pauseLabel={t('pause_video')}
        />
      </div>
      <div className={styles.caption}>
        <h2 id="inbox-title">{t('video_title')}</h2>
        <p>{t('video_caption')}</p>
      </div>
    </section>
  )
}
