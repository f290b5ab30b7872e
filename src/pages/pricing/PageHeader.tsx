import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { discountPercent } from '@/content/plans'
import { formatPercent } from '@/i18n/formatNumber'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import styles from './sections.module.css'

/** The page's title, with a badge for the discount. */
export function PageHeader() {
  const { title, intro, sticker } = useContent('pricing')
  const language = useTextLanguage()
  return (
    <Container component="header" className={styles.header}>
      <div className={styles.pitch}>
        <Typography variant="display">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {intro}
        </Typography>
      </div>
      <Bubble component="p" color="sun" shape="replyLarge" className={styles.sticker}>
        <Typography component="strong" variant="h1">
          {formatPercent(discountPercent, language)}
        </Typography>
        <span>{sticker}</span>
      </Bubble>
    </Container>
  )
}
