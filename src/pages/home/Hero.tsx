import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantPicture } from '@/features/assistants'
import { AfterHydration } from '@/hydration/AfterHydration'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import { Dots } from '@/ui/Dots'
import { Speaker } from '@/ui/Speaker'
import styles from './Hero.module.css'

const ParticleField = lazy(
  () => import(/* webpackChunkName: "page-home" */ '../../features/particles'),
)

const conversation = [
  { from: 'customer', text: 'chat_customer_question' },
  { from: 'assistant', text: 'chat_assistant_answer' },
  { from: 'customer', text: 'chat_customer_reply' },
  { from: 'assistant', text: 'chat_assistant_confirmation' },
] as const

/**
 * The top of the page: the product's promise, two links and an example conversation, whose last answer types
 * itself once after the first paint.
 */
export function Hero() {
  const { t } = useTranslation('hero')
  const claims = [
    { figure: t('claim_served_figure'), text: t('claim_served') },
    { figure: t('claim_agents_figure'), text: t('claim_agents') },
    { figure: '24/7', text: t('claim_hours') },
  ]
  return (
    <section className={styles.hero}>
      <AfterHydration>
        <ParticleField pauseLabel={t('pause_background')} playLabel={t('play_background')} />
      </AfterHydration>
      <Stack className={styles.pitch} sx={{ alignItems: 'start', gap: 3 }}>
        <Chip label={t('tagline')} />
        <Typography variant="display">{t('title')}</Typography>
        <Typography variant="lead">{t('description')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <ButtonLink page="scheduleDemo">{t('book_demo')}</ButtonLink>
          <ButtonLink page="pricing" variant="outlined">
            {t('view_pricing')}
          </ButtonLink>
        </Stack>
      </Stack>

      <ol className={styles.conversation} aria-label={t('chat_label')}>
        {conversation.map(({ from, text }, index) => (
          <li key={text}>
            {from === 'customer' ? (
              <Bubble component="p" color="indigo" shape="reply">
                <Speaker name={t('chat_customer')} />
                <span>{t(text)}</span>
              </Bubble>
            ) : (
              <>
                <AssistantPicture assistant="salesbot" size={48} />
                <Bubble component="p">
                  <Speaker name={t('chat_assistant')} />
                  <span>{t(text)}</span>
                </Bubble>
              </>
            )}
            {index === conversation.length - 1 && <Dots className={styles.typing} />}
          </li>
        ))}
      </ol>

      <ul className={styles.claims} aria-label={t('claims_label')}>
        {claims.map(({ figure, text }) => (
          <li key={figure}>
            <Typography variant="h2" component="strong">
              {figure}
            </Typography>
            <span>{text}</span>
          </li>
        ))}
        <Typography variant="body2" component="li" sx={{ gridColumn: '1 / -1' }}>
          {t('claims_note')}
        </Typography>
      </ul>
    </section>
  )
}
