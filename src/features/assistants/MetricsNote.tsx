import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Says that the assistants' figures are targets (requirements R13). */
export function MetricsNote() {
  const { t } = useTranslation('ai_assistants')
  return (
    <Typography variant="body2" color="textSecondary">
      {t('metrics_note')}
    </Typography>
  )
}
