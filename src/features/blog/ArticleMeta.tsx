import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { TitledArticle } from '@/content/types'

export function ArticleMeta({ article }: { readonly article: TitledArticle }) {
  const { t } = useTranslation('blog')
  const { category, date, day } = article
  return (
    <Meta variant="body2" color="textSecondary">
      <Chip component="span" label={t(`category_${category}`)} /> <time dateTime={date}>{day}</time>
    </Meta>
  )
}

const Meta = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
})
